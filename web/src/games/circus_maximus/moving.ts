// What happened is shown where it happened: chariots drive square by square, blows nudge both counters. Only transforms
// are animated.
import { beats, flash } from "../../lib/motion";
import type { Motion } from "./read";
import { text, type Course, type Pose } from "./track";

/** A turn is shown within this time, in ms. */
const MOST = 3000;
const NUDGE = 4;

/** Show what has moved, one thing after the other; counters stand already where they arrive. Gives the way to end it. */
export function showMotions(
  root: SVGGElement,
  course: Course,
  portrait: boolean,
  motions: readonly Motion[],
): () => void {
  const lasts = motions.map(beatsOf);
  const long = beats(lasts.reduce((sum, one) => sum + one, 0));
  const pace = long > MOST ? MOST / long : 1;
  const moving: Animation[] = [];
  let after = 0;
  motions.forEach((motion, place) => {
    const many = (lasts[place] ?? 0) * pace;
    moving.push(...show(root, course, portrait, motion, many, after));
    after += many;
  });
  const skip = () => moving.forEach((one) => one.finish());
  addEventListener("keydown", skip, { once: true });
  void Promise.allSettled(moving.map((one) => one.finished)).then(() => removeEventListener("keydown", skip));
  return skip;
}

/** Half a beat a square, a phase at most three beats. */
function beatsOf(motion: Motion): number {
  if (motion.kind === "drive" || motion.kind === "run")
    return Math.min(3, 0.5 * Math.max(1, motion.squares.length - 1));
  return motion.kind === "flip" ? 2 : 0.6;
}

function show(
  root: SVGGElement,
  course: Course,
  portrait: boolean,
  motion: Motion,
  many: number,
  after: number,
): Animation[] {
  const options = { duration: beats(many), delay: beats(after) };
  if (motion.kind === "struck") {
    return [motion.colour, motion.rival].flatMap((colour) => nudge(find(root, `car ${colour}`), options));
  }
  if (motion.kind === "flip") return spin(root, motion.colour, options);
  const squares = motion.squares.map((name) => course.at(name)).filter((square) => square !== null);
  if (motion.kind === "run") return drive(find(root, `man ${motion.colour}`), course.way(squares), null, options);
  const [first] = squares;
  const { against } = motion;
  const tail = first === undefined ? null : against ? course.square(first).next : course.square(first).back;
  const behind = [...(tail === null ? [] : [tail]), ...squares.slice(0, -1)];
  const up = portrait ? 90 : 0;
  return [
    ...drive(find(root, `team ${motion.colour}`), course.way(squares, against), up, options),
    ...drive(find(root, `car ${motion.colour}`), course.way(behind, against), up, options),
    ...fadeIn(root.querySelector(`[data-halo="${motion.colour}"]`), options),
  ];
}

interface Timing {
  duration: number;
  delay: number;
}

function find(root: SVGGElement, name: string): SVGGElement | null {
  return root.querySelector<SVGGElement>(`[data-counter="${name}"]`);
}

/** Along poses; the mark inside stays upright, `up` is how far the board is turned. */
function drive(counter: SVGGElement | null, way: Pose[], up: number | null, timing: Timing): Animation[] {
  if (counter === null || way.length < 2) return [];
  if (timing.duration === 0) {
    flash(counter);
    return [];
  }
  const frames = way.map((pose) => ({
    transform: `translate(${text(pose.x)}px, ${text(pose.y)}px)${up === null ? "" : ` rotate(${text(pose.heading)}deg)`}`,
  }));
  const moving = [counter.animate(frames, { ...timing, fill: "backwards", easing: "linear" })];
  const label = counter.querySelector<SVGGElement>("[data-upright]");
  if (label === null || up === null) return moving;
  const shift = label.style.transform.split(" rotate")[0] ?? "";
  const marks = way.map((pose) => ({ transform: `${shift} rotate(${text(up - pose.heading)}deg)` }));
  return [...moving, label.animate(marks, { ...timing, fill: "backwards", easing: "linear" })];
}

function nudge(counter: SVGGElement | null, timing: Timing): Animation[] {
  if (counter === null || timing.duration === 0) return [];
  const at = counter.style.transform;
  const frames = [{ transform: at }, { transform: `${at} translateY(${NUDGE}px)` }, { transform: at }];
  return [counter.animate(frames, { ...timing, easing: "ease-out" })];
}

/** The wreck of a chariot turns over where it comes to lie. */
function spin(root: SVGGElement, colour: string, timing: Timing): Animation[] {
  const wrecks = root.querySelectorAll<SVGGElement>("[data-wreck] > g");
  const wreck = wrecks[wrecks.length - 1] ?? find(root, `team ${colour}`);
  if (wreck === undefined || wreck === null || timing.duration === 0) return [];
  const frames = [
    { rotate: "-200deg", opacity: 0.3 },
    { rotate: "0deg", opacity: 1 },
  ];
  return [wreck.animate(frames, { ...timing, fill: "backwards", easing: "ease-out" })];
}

/** The ring round one's own chariot waits until it has arrived. */
function fadeIn(ring: Element | null, timing: Timing): Animation[] {
  if (ring === null || timing.duration === 0) return [];
  return [
    ring.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], { ...timing, fill: "backwards" }),
  ];
}
