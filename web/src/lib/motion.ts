// How things move: from one place on the page to another, in multiples of the base duration.
import { settings } from "./settings.svelte";

export const EASE = "cubic-bezier(.2,.8,.2,1)";
const ARC = 20;

export interface Flight {
  /** Where it comes from: an element, or where one was. */
  from: Element | DOMRect;
  /** What flies: it stands already where it is to arrive. */
  to: HTMLElement;
  /** How long, in multiples of the base duration. */
  beats?: number;
  easing?: string;
  /** Waits so many beats first. */
  after?: number;
}

/** How long so many beats are, in ms; 0 when nothing is to move. */
export function beats(many: number): number {
  return settings.base * many;
}

/** Let an element fly from another place to where it stands, in an arc, lifted on its way. */
export async function flight({ from, to, beats: many = 1, easing = EASE, after = 0 }: Flight): Promise<void> {
  const duration = beats(many);
  if (duration === 0) {
    flash(to);
    return;
  }
  const start = from instanceof Element ? from.getBoundingClientRect() : from;
  const end = to.getBoundingClientRect();
  if (start.width === 0 || end.width === 0) return;
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  const size = start.width / end.width;
  const moving = to.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 30 },
      { transform: `translate(${x / 2}px, ${y / 2 - ARC}px) scale(${(size + 1) / 2})`, zIndex: 30, offset: 0.5 },
      { transform: "none", zIndex: 30 },
    ],
    { duration, easing, delay: beats(after), fill: "backwards" },
  );
  const skip = () => moving.finish();
  addEventListener("keydown", skip, { once: true });
  await moving.finished.catch(() => undefined);
  removeEventListener("keydown", skip);
}

/** Where nothing moves, what has changed is shown for a moment. */
export function flash(element: Element): void {
  element.animate([{ outline: "3px solid var(--faience)", outlineOffset: "2px" }, {}], {
    duration: 1,
    easing: "step-end",
  });
}

/** Options of Svelte's own transitions: `transition:fade={paced(0.6)}`. */
export function paced(many = 1): { duration: number } {
  return { duration: beats(many) };
}
