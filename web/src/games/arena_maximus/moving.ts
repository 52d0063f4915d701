// What happened is shown where it happened: chariots drive along the track, crash out of it, tiles turn up.
import { beats, EASE } from "../../lib/motion";
import { inside, type Lane, type Point } from "./oval";
import type { Motion } from "./read";

/** A chariot drives half a beat a tile, but never longer than this. */
const TILE = 0.5;
const LONGEST = 3;
const LASTS = { blocked: 0.8, crash: 1.2, return: 1.2, turn: 0.8 };
const APART = 0.3;
/** A turn is shown within this time, in ms. */
const MOST = 3000;

function lastsOf(motion: Motion): number {
  return motion.kind === "drive" ? Math.min(LONGEST, TILE * (motion.to - motion.from)) : LASTS[motion.kind];
}

/** Where a chariot is on its way from one place to another, as seen from where it stands at the end. */
export function stations(
  lane: Lane,
  from: number,
  to: number,
  end: Point,
  endTurn: number,
  on: (progress: number) => number,
) {
  const course = Array.from({ length: to - from + 1 }, (_, step) => on(from + step));
  return course.map((place, step) => {
    const at = step === course.length - 1 ? end : inside(lane, place, 0, 1);
    // The shorter way round.
    const turn = ((((lane.heading(place) - endTurn) % 360) + 540) % 360) - 180;
    return { x: at.x - end.x, y: at.y - end.y, turn };
  });
}

interface Stage {
  root: HTMLElement;
  lane: Lane;
  /** The place on the lane of a progress. */
  on(progress: number): number;
}

/** Show what has moved, one thing after the other. */
export function showMotions(stage: Stage, motions: readonly Motion[]): void {
  const long = beats(motions.reduce((sum, motion) => sum + lastsOf(motion), 0));
  if (long === 0) return;
  const pace = Math.min(1, MOST / long);
  const running: Animation[] = [];
  let after = 0;
  for (const motion of motions) {
    const lasts = beats(lastsOf(motion)) * pace;
    running.push(...shown(stage, motion, { duration: lasts, delay: after, easing: EASE, fill: "backwards" }));
    after += lasts;
  }
  const skip = () => running.forEach((one) => one.finish());
  addEventListener("keydown", skip, { once: true });
  addEventListener("pointerdown", skip, { once: true });
  void Promise.allSettled(running.map((one) => one.finished)).then(() => {
    removeEventListener("keydown", skip);
    removeEventListener("pointerdown", skip);
  });
}

function shown(stage: Stage, motion: Motion, timing: KeyframeAnimationOptions): Animation[] {
  if (motion.kind === "turn") return turned(stage.root, motion.first, motion.count, timing);
  const racers = [...stage.root.querySelectorAll<SVGGElement>(`[data-racer="${motion.seat}"]`)];
  return racers.map((racer) => racer.animate(frames(stage, motion, racer), timing));
}

function frames(stage: Stage, motion: Exclude<Motion, { kind: "turn" }>, racer: SVGGElement): Keyframe[] {
  switch (motion.kind) {
    case "drive": {
      const holder = racer.parentElement?.getAttribute("transform") ?? "";
      const [x = 0, y = 0] = (holder.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
      const turn = stage.lane.heading(stage.on(motion.to));
      const course = stations(stage.lane, motion.from, motion.to, { x, y }, turn, stage.on);
      return course.map((at) => ({ transform: `translate(${at.x}px, ${at.y}px) rotate(${at.turn}deg)` }));
    }
    case "blocked":
      return [{ transform: "none" }, { transform: "translate(10px, 0)" }, { transform: "none" }];
    default:
      return [
        { transform: `scale(.6) rotate(${motion.kind === "crash" ? -60 : 30}deg)`, opacity: 0.4 },
        { transform: "none", opacity: 1 },
      ];
  }
}

/** Tiles are turned up one after the other, the face at the half of the turn. */
function turned(root: HTMLElement, first: number, count: number, timing: KeyframeAnimationOptions): Animation[] {
  const delay = Number(timing.delay ?? 0);
  return Array.from({ length: count }, (_, number) => {
    const tiles = [...root.querySelectorAll<SVGGElement>(`[data-tile="${first + number}"]`)];
    const times = { ...timing, delay: delay + beats(APART) * number };
    return tiles.map((tile) => tile.animate([{ transform: "scaleX(0)" }, { transform: "none" }], times));
  }).flat();
}
