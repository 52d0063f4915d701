// A track as the server draws it: where its squares lie, where they lead, and the ways between them as lines. Which way
// may be gone is never decided here.
import type { SectionWords, SquareWords, TrackWords } from "../../lib/wire";

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

const GRAY = "gray";
/** What the wall takes around the squares, and a little more. */
const WALL = 0.92;
/** From so few squares before the crossing on a chariot counts as coming into it. */
const APPROACH = 3;

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

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** One of two sections that cross, in the order of a lap. */
export type Leg = 0 | 1;

/** A track, found by the names of its squares. */
export class Course {
  readonly places: Place[];
  /** The sections of a lap. */
  readonly lap: readonly SectionWords[];
  /** The two that cross, if any do. */
  readonly legs: readonly SectionWords[];
  /** How far from the middle its walls stand, in squares. */
  readonly side: number;
  private readonly numbers: Map<string, number>;
  private readonly sections: Map<string, SectionWords>;

  constructor(readonly words: TrackWords) {
    this.places = words.squares.map((square) => placeOf(square.name));
    this.numbers = new Map(words.squares.map((square, number) => [square.name, number]));
    this.sections = new Map(words.sections.map((section) => [section.name, section]));
    this.lap = words.sections.filter((section) => section.name !== GRAY);
    this.legs = this.lap.filter((section) => section.block.length > 0);
    this.side = (LANES / 2) * words.pitch;
  }

  /** Whether two of its sections cross. */
  get crosses(): boolean {
    return this.legs.length > 0;
  }

  section(name: string): SectionWords {
    const found = this.sections.get(name);
    if (found === undefined) throw new RangeError(`no section ${name}`);
    return found;
  }

  get gray(): SectionWords {
    return this.section(GRAY);
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
    const { section, lane } = this.place(number);
    return this.section(section).safe[lane - 1] ?? 0;
  }

  corner(number: number): boolean {
    return this.section(this.place(number).section).safe.length > 0;
  }

  /** The side of the track that lies left of whoever drives over a square. */
  leftOf(number: number): "in" | "out" {
    return this.section(this.place(number).section).inside === "left" ? "in" : "out";
  }

  /** The leg whose square of the crossing it is, and the so-manieth it is there; none outside of it. */
  crossing(number: number | null): { leg: Leg; step: number } | null {
    if (number === null || this.square(number).twin === null) return null;
    const { section, index, lane } = this.place(number);
    const first = this.words.squares.findIndex((one, at) => {
      const place = this.place(at);
      return one.twin !== null && place.section === section && place.lane === lane;
    });
    return { leg: this.legOf(section), step: index - this.place(first).index + 1 };
  }

  /** The leg that a square leads into the crossing on. */
  entering(number: number | null): Leg | null {
    if (number === null || !this.crosses) return null;
    const { section, index, lane } = this.place(number);
    const shared = this.at(`${section} ${index + APPROACH}/${lane}`);
    if (this.square(number).twin !== null || shared === null || this.square(shared).twin === null) return null;
    return this.legOf(section);
  }

  /** The letter that a leg has on the board: its name's first. */
  letter(leg: Leg): string {
    return (this.legs[leg]?.name[0] ?? "").toUpperCase();
  }

  private legOf(section: string): Leg {
    return section === this.legs[0]?.name ? 0 : 1;
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
    const gray = car !== null && this.place(car).section === GRAY;
    const { section, index, lane } = this.place(team);
    const first = section === this.lap[0]?.name && index === 1;
    if (gray && first) return this.at(`${GRAY} ${this.gray.counts[lane - 1] ?? 0}/${lane}`);
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

  /** How far right of its section's middle a lane's middle lies. */
  offset(lane: number): number {
    return (lane - (LANES + 1) / 2) * this.words.pitch;
  }

  /** The radius of a section's line so far right of its middle; 0 of a straight. */
  private radius(section: SectionWords, right: number): number {
    if (section.turn === 0) return 0;
    const middle = section.length / radians(Math.abs(section.turn));
    return section.turn > 0 ? middle - right : middle + right;
  }

  /** Which way a section's line leads so far along it, and the point so far right of it, in user units. */
  spot(section: SectionWords, along: number, right: number): Pose {
    const heading = section.heading + (section.turn * along) / section.length;
    const [angle, start] = [radians(heading), radians(section.heading)];
    let { x, y } = section;
    if (section.turn === 0) {
      x += along * Math.cos(angle) - right * Math.sin(angle);
      y += along * Math.sin(angle) + right * Math.cos(angle);
    } else {
      const side = Math.sign(section.turn);
      const [middle, far] = [this.radius(section, 0), this.radius(section, right)];
      x += side * (far * Math.sin(angle) - middle * Math.sin(start));
      y += side * (middle * Math.cos(start) - far * Math.cos(angle));
    }
    return { x: x * U, y: y * U, heading };
  }

  /** On along a section's line, so far right of it, to a point: straight, or round its corner. */
  private onto(section: SectionWords, right: number, point: Point, far = false): string {
    if (section.turn === 0) return `L${text(point.x)} ${text(point.y)}`;
    const r = text(this.radius(section, right) * U);
    const [large, sweep] = [Number(far && Math.abs(section.turn) > 180), Number(section.turn > 0)];
    return `A${r} ${r} 0 ${large} ${sweep} ${text(point.x)} ${text(point.y)}`;
  }

  /** The line along sections, so far right of their middles, without so much of the first and of the last. */
  edge(sections: readonly SectionWords[], right: number, skip = 0, short = 0): string {
    const [first] = sections;
    if (first === undefined) return "";
    const start = this.spot(first, skip, right);
    const parts = sections.map((section) => {
      const end = this.spot(section, section.length - (section === sections.at(-1) ? short : 0), right);
      return this.onto(section, right, end, true);
    });
    return `M${text(start.x)} ${text(start.y)}${parts.join("")}`;
  }

  /** A whole lap so far right of the middle. */
  round(right: number): string {
    return `${this.edge(this.lap, right)}Z`;
  }

  /** Lines so far outside of the middle, or inside if negative: one ring of an oval; where two sections cross, one for
   * each corner, from where its way leaves the crossing to where it comes back. */
  rims(outside: number): string[] {
    if (!this.crosses) return [this.round(outside)];
    return this.lap.flatMap((corner, place) => {
      const before = this.lap.at(place - 1);
      const after = this.lap[(place + 1) % this.lap.length];
      if (corner.safe.length === 0 || before === undefined || after === undefined) return [];
      const right = corner.inside === "left" ? outside : -outside;
      return [this.edge([before, corner, after], right, before.block[1], after.length - (after.block[0] ?? 0))];
    });
  }

  /** The line from one square to the next of the same lane, without its beginning. */
  private along(from: number, to: number): string {
    const [a, b] = [this.place(from), this.place(to)];
    const [here, there] = [this.section(a.section), this.section(b.section)];
    const right = this.offset(b.lane);
    const end = this.pose(to);
    const round = here.turn !== 0 || there.turn !== 0;
    if (here === there || !round) return this.onto(there, right, end);
    return this.onto(here, right, this.spot(there, 0, right)) + this.onto(there, right, end);
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
  private steps(from: number, to: number, against = false): { to: number; aside: boolean }[] {
    const next = against ? (this.square(from).back ?? to) : this.square(from).next;
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

  /** The poses a counter takes on its way over squares, with the race or against it. */
  way(squares: readonly number[], against = false): Pose[] {
    const poses: Pose[] = [];
    squares.forEach((square, place) => {
      const before = squares[place - 1];
      if (before !== undefined)
        for (const part of this.steps(before, square, against)) if (part.to !== square) poses.push(this.pose(part.to));
      poses.push(this.pose(square));
    });
    return unwound(against ? poses.map((pose) => ({ ...pose, heading: pose.heading + 180 })) : poses);
  }

  /** Everything of the board, with its wall: left, top, width, height. The gray squares may reach over it. */
  extent(): Box {
    const [x = 0, y = 0, width = 0, height = 0] = this.words.extent;
    const gates = this.spot(this.gray, -WALL, 0).x / U;
    const left = Math.min(x - WALL, gates);
    return {
      x: left * U,
      y: (y - WALL) * U,
      width: (x + width + WALL - left) * U,
      height: (height + 2 * WALL) * U,
    };
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
