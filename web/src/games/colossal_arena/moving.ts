// What happened is shown where it happened: cards and tokens fly, seals open, creatures fall, the new round's band slides.
import { beats, EASE, flash, flight } from "../../lib/motion";
import { stoneOf } from "../../ui/stones";
import type { Motion } from "./read";

/** A turn is shown within this time, in ms. */
const MOST = 3000;
const STONES = 54;
const DROP = 24;
const FALL = "cubic-bezier(.5,0,.9,.4)";
const LASTS: Record<Motion["kind"], number> = { card: 1, token: 1, seal: 1, opens: 2.4, falls: 2.4, round: 1.2 };

export type Places = ReadonlyMap<string, DOMRect>;

/** Where these lie now, as far as they are there. To ask lays out the whole page, so nothing is asked for in vain. */
export function placesIn(root: Element, names: readonly string[]): Places {
  const places = new Map<string, DOMRect>();
  for (const name of names) {
    const found = root.querySelector(`[data-fly="${name}"]`);
    if (found) places.set(name, found.getBoundingClientRect());
  }
  return places;
}

/** Show what has moved, one thing after the other; `own` is the reader's seat, `before` where things lay. */
export function showMotions(root: HTMLElement, motions: readonly Motion[], own: number | null, before: Places): void {
  const long = beats(motions.reduce((sum, motion) => sum + LASTS[motion.kind], 0));
  const pace = long > MOST ? MOST / long : 1;
  let after = 0;
  for (const motion of motions) {
    const many = LASTS[motion.kind] * pace;
    // The new round comes while the last stones fall.
    if (motion.kind === "round") after = Math.max(0, after - many);
    show(root, motion, own, before, many, after);
    after += many;
  }
}

function show(
  root: HTMLElement,
  motion: Motion,
  own: number | null,
  before: Places,
  many: number,
  after: number,
): void {
  const find = (name: string) => root.querySelector<HTMLElement>(`[data-fly="${name}"]`);
  const fly = (to: HTMLElement | null, from: DOMRect | Element | null) => {
    if (to && from) void flight({ from, to, beats: many, after });
    else if (to) flash(to);
  };
  const isOwn = "seat" in motion && motion.seat === own;
  const seat = "seat" in motion ? seatPlace(motion.seat) : null;
  switch (motion.kind) {
    case "card":
      fly(find(`top ${motion.creature} ${motion.row}`), (isOwn ? before.get(`hand ${motion.card}`) : null) ?? seat);
      break;
    case "token":
      fly(find(`bet ${motion.creature} ${motion.row}`), (isOwn ? before.get("supply") : null) ?? seat);
      break;
    case "seal":
      if (isOwn) fly(find("seal"), before.get("supply") ?? null);
      break;
    case "opens":
      fly(find(`open ${motion.seat}`), (isOwn ? before.get("seal") : null) ?? seat);
      crown(find(`backer ${motion.creature}`), many / 3, after + (many * 2) / 3);
      break;
    case "falls":
      fall(find(`creature ${motion.creature}`), motion.creature, many, after);
      break;
    case "round":
      slide(root.querySelector<HTMLElement>(`[data-row="${motion.row}"]`), many, after);
  }
}

/** Whoever backs the creature now is shown last. */
function crown(chip: HTMLElement | null, many: number, after: number): void {
  const duration = beats(many);
  if (chip === null || duration === 0) return;
  const frames = [
    { transform: "scale(0.6)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  chip.animate(frames, { duration, delay: beats(after), easing: EASE, fill: "backwards" });
}

/** Where a seat is shown beside the board, if it is. */
function seatPlace(seat: number): Element | null {
  return document.querySelector(`[data-seat="${seat}"]`);
}

function slide(band: HTMLElement | null, many: number, after: number): void {
  const duration = beats(many);
  if (band === null || duration === 0) return;
  band.animate(
    [
      { transform: "translateY(-56px)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { duration, delay: beats(after), easing: EASE, fill: "backwards" },
  );
}

/** Stones of a mosaic drop and fade; the drawing beneath them stays. */
function fall(emblem: HTMLElement | null, creature: string, many: number, after: number): void {
  const duration = beats(many);
  if (emblem === null) return;
  if (duration === 0) {
    flash(emblem);
    return;
  }
  const size = emblem.getBoundingClientRect().width;
  const heap = document.createElement("span");
  Object.assign(heap.style, { position: "absolute", inset: "0", pointerEvents: "none" });
  const falling = Array.from({ length: STONES }, (_, number) => {
    // Sunflower seeds: evenly over the disc, without a grid.
    const far = Math.sqrt((number + 0.5) / STONES) * 0.45;
    const turn = number * 2.4;
    const stone = document.createElement("i");
    Object.assign(stone.style, {
      position: "absolute",
      left: `${(0.5 + far * Math.cos(turn)) * 100}%`,
      top: `${(0.5 + far * Math.sin(turn)) * 100}%`,
      width: `${size / 9}px`,
      height: `${size / 9}px`,
      margin: `-${size / 18}px`,
      background: stoneOf(creature),
      opacity: "0",
    });
    heap.append(stone);
    const lasts = duration * 0.55;
    return stone.animate(
      [
        { opacity: 1, transform: `rotate(${number * 23}deg)` },
        { opacity: 0, transform: `translateY(${DROP + (number % 5) * 3}px) rotate(${number * 23 + 60}deg)` },
      ],
      {
        duration: lasts,
        delay: beats(after) + ((number * 7) % STONES) * ((duration - lasts) / STONES),
        easing: FALL,
        fill: "backwards",
      },
    ).finished;
  });
  emblem.append(heap);
  void Promise.allSettled(falling).then(() => heap.remove());
}
