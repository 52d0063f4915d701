// A track as the server draws it: where its squares lie, where they lead, and the ways between them as lines. Which way
// may be gone is never decided here.
import type { SquareWords, TrackWords } from "../../lib/wire";

export interface Point {
  x: number;
  y: number;
}

/** A place on the board with the way it looks, in degrees clockwise from the right. */
export interface Pose extends Point {
  heading: number;
}

/** User units of one straight square. */
export const U = 30;
export const LANES = 8;
const SIDES: Record<string, number> = { in: 0, out: 1 };

/** `home 21/3` in its parts; squares are counted from 1, as players do. */
export interface Place {
  section: string;
  index: number;
  lane: number;
}

export function placeOf(name: string): Place {
  const [section = "home", rest = ""] = name.split(" ");
  const [index = "1", lane = "1"] = rest.split("/");
  return { section, index: Number(index), lane: Number(lane) };
}

function isCorner(place: Place): boolean {
  return place.section === "dolphins" || place.section === "eggs";
}

/** A track, found by the names of its squares. */
export class Course {
  readonly places: Place[];
  private readonly numbers: Map<string, number>;

  constructor(readonly words: TrackWords) {
    this.places = words.squares.map((square) => placeOf(square.name));
    this.numbers = new Map(words.squares.map((square, number) => [square.name, number]));
  }

  at(name: string | null | undefined): number | null {
    return name === null || name === undefined ? null : (this.numbers.get(name) ?? null);
  }

  square(number: number): SquareWords {
    const square = this.words.squares[number];
    if (square === undefined) throw new RangeError(`no square ${number}`);
    return square;
  }

  place(number: number): Place {
    return this.places[number] ?? { section: "home", index: 1, lane: 1 };
  }

  /** The safe speed of a square's lane. */
  limit(number: number): number {
    return this.words.safe[this.place(number).lane - 1] ?? 0;
  }

  corner(number: number): boolean {
    return isCorner(this.place(number));
  }

  /** Where a square lies, in user units. */
  pose(number: number): Pose {
    const { x, y, heading } = this.square(number);
    return { x: x * U, y: y * U, heading };
  }

  /** Where a mark lies on a square: on one that shows its safe speed, at its tail, so that the plate stays readable. */
  mark(number: number): Point {
    const here = this.pose(number);
    const behind = this.words.plates.includes(number) ? this.square(number).back : null;
    if (behind === null) return here;
    const tail = this.pose(behind);
    return { x: (here.x + tail.x) / 2, y: (here.y + tail.y) / 2 };
  }

  /** So many squares ahead in the lane. */
  ahead(number: number, steps: number): number {
    let at = number;
    for (let step = 0; step < steps; step += 1) at = this.square(at).next;
    return at;
  }

  /** The squares ahead in the lane, the nearest first. */
  run(number: number, steps: number): number[] {
    return Array.from({ length: Math.max(0, steps) }, (_, step) => this.ahead(number, step + 1));
  }

  /** The car's square behind a team: on gray only while the car is still there. */
  behind(team: number, car: number | null): number | null {
    const gray = car !== null && this.place(car).section === "gray";
    const { section, index, lane } = this.place(team);
    if (gray && section === "home" && index === 1) return this.at(`gray ${this.words.gray}/${lane}`);
    return this.square(team).back;
  }

  /** The square a move leads to from the team's square, as the track's own tables have it; none if it leads nowhere. */
  landing(from: number, say: string): number | null {
    const words = say.split(" ");
    const square = this.square(from);
    const side = SIDES[words.at(-1) ?? ""] ?? 0;
    switch (words[0]) {
      case "forward":
      case "over":
      case "trample":
        return square.next;
      case "lane":
        return square.change[side] ?? null;
      case "slip":
        return square.slips[side]?.[words[1] === "back" ? 1 : 0] ?? null;
      case "run":
        return this.step(square, words[1] ?? "");
      default:
        return null;
    }
  }

  /** A step on foot: ahead, back, in, in-2, out, … */
  private step(square: SquareWords, way: string): number | null {
    if (way === "ahead") return square.next;
    if (way === "back") return square.back;
    const [side = "in", place = "1"] = way.split("-");
    return square.beside[SIDES[side] ?? 0]?.[Number(place) - 1] ?? null;
  }

  /** Where lanes meet the corner that a square belongs to: the end of the straight before it, or after it. */
  private border(from: Place, to: Place): Point {
    const corner = isCorner(from) ? from.section : to.section;
    const straight = isCorner(from) ? to : from;
    const leaves = isCorner(from);
    const right = corner === "dolphins";
    const below = right !== leaves;
    const r = (this.words.radius[straight.lane - 1] ?? 0) * U;
    return { x: right ? this.words.length * U : 0, y: below ? r : -r };
  }

  /** The line from one square to the next of the same lane, without its beginning. */
  private along(from: number, to: number): string {
    const [a, b] = [this.place(from), this.place(to)];
    const end = this.pose(to);
    const r = text((this.words.radius[b.lane - 1] ?? 0) * U);
    const arc = (point: Point) => `A${r} ${r} 0 0 0 ${text(point.x)} ${text(point.y)}`;
    const line = (point: Point) => `L${text(point.x)} ${text(point.y)}`;
    if (isCorner(a) && isCorner(b)) return arc(end);
    if (isCorner(b)) return line(this.border(a, b)) + arc(end);
    return isCorner(a) ? arc(this.border(a, b)) + line(end) : line(end);
  }

  /** The line over squares, one after the other; a lane change goes ahead first, then aside. It begins `lead` units ahead
   * of the first square's middle, so that what stands there stays readable. */
  line(squares: readonly number[], lead = 0): string {
    const [first] = squares;
    if (first === undefined) return "";
    const start = this.pose(first);
    const angle = (start.heading * Math.PI) / 180;
    let data = `M${text(start.x + lead * Math.cos(angle))} ${text(start.y + lead * Math.sin(angle))}`;
    for (let place = 1; place < squares.length; place += 1) {
      const from = squares[place - 1] ?? first;
      const to = squares[place] ?? first;
      for (const part of this.steps(from, to)) data += part.aside ? this.straightTo(to) : this.along(from, part.to);
    }
    return data;
  }

  private straightTo(to: number): string {
    const end = this.pose(to);
    return `L${text(end.x)} ${text(end.y)}`;
  }

  /** A step in its parts: ahead in the lane, then aside. */
  private steps(from: number, to: number): { to: number; aside: boolean }[] {
    const next = this.square(from).next;
    if (to === next) return [{ to, aside: false }];
    if (this.place(to).lane === this.place(from).lane) return [{ to, aside: true }];
    const level = this.square(from).slips.flat().includes(to);
    return level
      ? [{ to, aside: true }]
      : [
          { to: next, aside: false },
          { to, aside: true },
        ];
  }

  /** The poses a counter takes on its way over squares. */
  way(squares: readonly number[]): Pose[] {
    const poses: Pose[] = [];
    squares.forEach((square, place) => {
      const before = squares[place - 1];
      if (before !== undefined)
        for (const part of this.steps(before, square)) if (part.to !== square) poses.push(this.pose(part.to));
      poses.push(this.pose(square));
    });
    return unwound(poses);
  }

  /** The oval so far from the axis, in user units. */
  ring(radius: number): string {
    const [length, r] = [text(this.words.length * U), text(radius * U)];
    return `M0 ${r}H${length}A${r} ${r} 0 0 0 ${length} -${r}H0A${r} ${r} 0 0 0 0 ${r}Z`;
  }

  /** A point of a corner: so far round it, from 0 to 1, and so far from the axis. */
  round(corner: "dolphins" | "eggs", share: number, radius: number): Point {
    const angle = Math.PI * share;
    const [x, y] = [radius * U * Math.sin(angle), radius * U * Math.cos(angle)];
    return corner === "dolphins" ? { x: this.words.length * U + x, y } : { x: -x, y: -y };
  }

  /** Everything of the board, with its wall: left, top, width, height. */
  extent(): Box {
    const { outer, length, gray } = this.words;
    const left = Math.max(outer + 0.92, gray + 0.9) * U;
    const half = (outer + 0.88) * U;
    return { x: -left, y: -half, width: left + (length + outer + 0.92) * U, height: 2 * half };
  }
}

/** Headings that run on past a full turn, so that nothing spins the long way round. */
export function unwound(poses: readonly Pose[]): Pose[] {
  let last: number | null = null;
  return poses.map((pose) => {
    let heading = pose.heading;
    if (last !== null) while (heading - last > 180) heading -= 360;
    if (last !== null) while (last - heading > 180) heading += 360;
    last = heading;
    return { ...pose, heading };
  });
}

export function text(number: number): string {
  return String(Math.round(number * 100) / 100);
}

// ---- what of the board is seen

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box turned a quarter, as a board in portrait is: the home stretch runs up the right side. */
export function turned(box: Box): Box {
  return { x: box.y, y: -(box.x + box.width), width: box.height, height: box.width };
}

/** A point of the board in portrait. */
export function turnedPoint(point: Point): Point {
  return { x: point.y, y: -point.x };
}

/** The smallest box of a shape, height over width, around another. */
export function around(box: Box, shape: number): Box {
  const width = Math.max(box.width, box.height / shape);
  const height = width * shape;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** A look of a width at a point, kept on the board: what does not fit is centred. */
export function lookAt(centre: Point, width: number, whole: Box, shape: number): Box {
  const most = around(whole, shape);
  const wide = Math.min(width, most.width);
  const high = wide * shape;
  return {
    x: kept(centre.x - wide / 2, wide, whole.x, whole.width),
    y: kept(centre.y - high / 2, high, whole.y, whole.height),
    width: wide,
    height: high,
  };
}

function kept(start: number, size: number, first: number, whole: number): number {
  if (size >= whole) return first + (whole - size) / 2;
  return Math.min(Math.max(start, first), first + whole - size);
}

/** Nearer by a factor, a point of the board staying where it is seen. */
export function zoomed(box: Box, factor: number, at: Point, whole: Box, shape: number, nearest: number): Box {
  const width = Math.max(nearest, Math.min(box.width / factor, around(whole, shape).width));
  const share = width / box.width;
  const [x, y] = [at.x + (box.x - at.x) * share, at.y + (box.y - at.y) * share];
  return lookAt({ x: x + width / 2, y: y + (width * shape) / 2 }, width, whole, shape);
}
