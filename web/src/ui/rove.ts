// Arrow keys lead from one thing to the next; the tabulator key enters and leaves all of them at once.
import type { Attachment } from "svelte/attachments";

const STOPS = "[data-stop]";
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Something straight ahead is preferred to something nearer that lies aside. */
const ASIDE = 3;

interface Spot {
  x: number;
  y: number;
}

/** Which of these spots lies next from here in a direction; -1 if none does. */
export function nextSpot(spots: readonly Spot[], from: Spot, way: readonly [number, number]): number {
  const [dx, dy] = way;
  let best = -1;
  let least = Infinity;
  for (const [number, spot] of spots.entries()) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead <= 1 || ahead + aside * ASIDE >= least) continue;
    best = number;
    least = ahead + aside * ASIDE;
  }
  return best;
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export const rove: Attachment<HTMLElement> = (root) => {
  const stops = () => [...root.querySelectorAll<HTMLElement>(STOPS)];

  function settle(current: HTMLElement | undefined): void {
    for (const stop of stops()) {
      const wanted = stop === current ? "0" : "-1";
      if (stop.getAttribute("tabindex") !== wanted) stop.setAttribute("tabindex", wanted);
    }
  }

  /** One stop can always be reached, also after the one that could is gone. */
  function keepOne(): void {
    const all = stops();
    settle(all.find((stop) => stop.getAttribute("tabindex") === "0") ?? all[0]);
  }

  function focused(event: FocusEvent): void {
    const stop = event.target instanceof Element ? event.target.closest<HTMLElement>(STOPS) : null;
    if (stop) settle(stop);
  }

  function pressed(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const stop = event.target instanceof Element ? event.target.closest(STOPS) : null;
    if (way === undefined || stop === null) return;
    const others = stops().filter((one) => one !== stop);
    const found = others[nextSpot(others.map(middle), middle(stop), way)];
    if (found === undefined) return;
    event.preventDefault();
    found.focus();
  }

  const watch = new MutationObserver(keepOne);
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", focused);
  root.addEventListener("keydown", pressed);
  keepOne();
  return () => {
    watch.disconnect();
    root.removeEventListener("focusin", focused);
    root.removeEventListener("keydown", pressed);
  };
};
