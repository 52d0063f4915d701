// Where the tiles lie: an oval, or a stretch of it laid out straight for a phone. Plain arithmetic in drawing units.
// The race runs anticlockwise on the screen: the lower straight to the right, the right bend, the upper straight back.
import type { ArenaMaximus } from "../../gen/words";

export interface Point {
  x: number;
  y: number;
}

export type Shape = ArenaMaximus.Shape;

/** A run of tiles that can be drawn, whichever way it is laid out. */
export interface Lane {
  /** How wide a tile is along the track, roughly. */
  width(tile: number): number;
  readonly inner: number;
  readonly depth: number;
  /** The point at a part of a tile's length, so far from the middle of the oval. */
  at(tile: number, part: number, far: number): Point;
  /** Degrees clockwise from east. */
  heading(tile: number, part?: number): number;
  outline(tile: number, inset?: number): string;
}

type Side = "below" | "right" | "above" | "left";

interface Stretch {
  side: Side;
  first: number;
  count: number;
}

const LENGTH = 574;
const INNER = 182;
const DEPTH = 78;
const FIRST = 23;
const SLOT = 34;
const TIGHT = 29;
/** From so many chariots on, a line is closed up. */
const MANY = 4;
/** Half a chariot, and a little. */
const BACK = 19;
/** The room above a track laid out straight: for three in a line. It is always the same, so that nothing below moves. */
export const ABOVE = FIRST + 2 * SLOT + BACK;
/** What is outside the track: sand, a wall. */
const MARGIN = 46;
/** What stays free between a panel inside the oval and the track. */
const EDGE = 14;

export const OUTER = INNER + DEPTH;
export const BOX = {
  x: -OUTER - MARGIN,
  y: -OUTER - MARGIN,
  width: LENGTH + 2 * (OUTER + MARGIN),
  height: 2 * (OUTER + MARGIN),
};
export const STRAIGHT = LENGTH;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function joined(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join("L")}`;
}

/** How long each run of equal shapes is, from the line on. */
function runs(shapes: readonly Shape[]): { shape: Shape; count: number }[] {
  const found: { shape: Shape; count: number }[] = [];
  for (const shape of shapes) {
    const last = found.at(-1);
    if (last?.shape === shape) last.count += 1;
    else found.push({ shape, count: 1 });
  }
  return found;
}

/** Which tiles stand on which side. A track that is no oval by its shapes is spread over one evenly. */
function stretches(shapes: readonly Shape[]): Stretch[] {
  const lengths = runs(shapes).map((run) => run.count);
  const [begin = 0, right = 0, above = 0, left = 0, end = 0, ...rest] = lengths;
  const plain = shapes[0] === "straight" && left > 0 && rest.length === 0;
  const counts = plain ? [begin, right, above, left, end] : evenly(shapes.length);
  const sides: Side[] = ["below", "right", "above", "left", "below"];
  let first = 0;
  return sides.map((side, place) => {
    const count = counts[place] ?? 0;
    first += count;
    return { side, first: first - count, count };
  });
}

function evenly(tiles: number): number[] {
  const bend = Math.round((tiles * 9) / 32);
  const above = Math.floor((tiles - 2 * bend) / 2);
  return [tiles - 2 * bend - above, bend, above, bend, 0];
}

export class Oval implements Lane {
  readonly inner = INNER;
  readonly depth = DEPTH;
  readonly tiles: number;
  private readonly parts: Stretch[];
  /** The straights before and after the line share the lower side. */
  private readonly below: number;
  private readonly end: number;

  constructor(shapes: readonly Shape[]) {
    this.tiles = shapes.length;
    this.parts = stretches(shapes);
    this.end = this.parts[4]?.count ?? 0;
    this.below = (this.parts[0]?.count ?? 0) + this.end;
  }

  private part(tile: number): { side: Side; place: number; count: number } {
    const real = ((tile % this.tiles) + this.tiles) % this.tiles;
    const number = this.parts.findIndex((part) => real >= part.first && real < part.first + part.count);
    const part = this.parts[number] ?? { side: "below" as const, first: 0, count: 1 };
    const place = real - part.first;
    if (part.side !== "below") return { side: part.side, place, count: part.count };
    return { side: "below", place: number === 0 ? place + this.end : place, count: this.below };
  }

  at(tile: number, part: number, far: number): Point {
    const { side, place, count } = this.part(tile);
    const along = (place + part) / count;
    if (side === "below") return { x: along * LENGTH, y: far };
    if (side === "above") return { x: LENGTH - along * LENGTH, y: -far };
    const turn = radians((side === "right" ? 90 : -90) - 180 * along);
    return { x: (side === "right" ? LENGTH : 0) + far * Math.cos(turn), y: far * Math.sin(turn) };
  }

  heading(tile: number, part = 0.5): number {
    const { side, place, count } = this.part(tile);
    if (side === "below") return 0;
    if (side === "above") return 180;
    return ((side === "right" ? 0 : 180) - (180 * (place + part)) / count + 360) % 360;
  }

  width(tile: number): number {
    const { side, count } = this.part(tile);
    return side === "below" || side === "above" ? LENGTH / count : (Math.PI * (INNER + DEPTH / 2)) / count;
  }

  outline(tile: number, inset = 0): string {
    const { side, count } = this.part(tile);
    const low = INNER + inset;
    const high = OUTER - inset;
    const straight = side === "below" || side === "above";
    const long = (far: number) => (straight ? LENGTH / count : (Math.PI * far) / count);
    const near = inset / long(low);
    const out = inset / long(high);
    const corners = [
      this.at(tile, near, low),
      this.at(tile, 1 - near, low),
      this.at(tile, 1 - out, high),
      this.at(tile, out, high),
    ] as const;
    if (straight) return `${joined(corners)}Z`;
    const [a, b, c, d] = corners;
    return (
      `M${n(a.x)} ${n(a.y)}A${n(low)} ${n(low)} 0 0 0 ${n(b.x)} ${n(b.y)}` +
      `L${n(c.x)} ${n(c.y)}A${n(high)} ${n(high)} 0 0 1 ${n(d.x)} ${n(d.y)}Z`
    );
  }
}

/** A stretch of the track laid out from left to right: what is inside is above, what is outside below. */
export class Strip implements Lane {
  readonly inner: number;
  readonly depth = 74;

  constructor(
    /** The tile at the left edge; tiles before it have negative places. */
    readonly first: number,
    private readonly wide = 71,
  ) {
    this.inner = ABOVE;
  }

  width(): number {
    return this.wide;
  }

  /** `far` grows downwards: from the edge of the room above. */
  at(tile: number, part: number, far: number): Point {
    return { x: (tile - this.first + part) * this.wide, y: far };
  }

  heading(): number {
    return 0;
  }

  outline(tile: number, inset = 0): string {
    const part = inset / this.wide;
    const low = this.inner + inset;
    const high = this.inner + this.depth - inset;
    return `${joined([this.at(tile, part, low), this.at(tile, 1 - part, low), this.at(tile, 1 - part, high), this.at(tile, part, high)])}Z`;
  }
}

/** The middle of a tile. */
export function centre(lane: Lane, tile: number): Point {
  return lane.at(tile, 0.5, lane.inner + lane.depth / 2);
}

/** How far inside the track the place of a line lies; the first to arrive stands next to the track. */
export function lineFar(lane: Lane, place: number, count: number): number {
  const slot = count >= MANY ? TIGHT : SLOT;
  // Where there is no room for all of them, one stands half behind the other.
  return lane.inner - FIRST - place * Math.min(slot, (lane.inner - FIRST - BACK) / Math.max(1, count - 1));
}

export function inside(lane: Lane, tile: number, place: number, count: number): Point {
  return lane.at(tile, 0.5, lineFar(lane, place, count));
}

export function outside(lane: Lane, tile: number, place: number): Point {
  return lane.at(tile, 0.5, lane.inner + lane.depth + FIRST + place * SLOT);
}

/** A line along the track through so many tiles, a little inside its inner edge. */
export function way(lane: Lane, from: number, steps: number, far = lane.inner + 8): string {
  const points: Point[] = [];
  for (let tile = from; tile <= from + steps; tile += 1) {
    const parts = tile === from ? [0.5, 0.75, 1] : tile < from + steps ? [0.25, 0.5, 0.75, 1] : [0.25, 0.5];
    points.push(...parts.map((part) => lane.at(tile, part, far)));
  }
  return joined(points);
}

/** The outline of the oval, so far from its middle line. */
export function ring(far: number): string {
  const r = n(far);
  return `M0 ${r}H${LENGTH}A${r} ${r} 0 0 0 ${LENGTH} ${n(-far)}H0A${r} ${r} 0 0 0 0 ${r}Z`;
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** So far from the middle a panel is at most. */
const FARTHEST = 260;

/** Where a panel inside the oval covers the fewest of these points: as near to the middle as can be. */
export function roomFor(width: number, height: number, points: readonly Point[]): Frame {
  const middle = { x: LENGTH / 2, y: 0 };
  let best: Frame | null = null;
  let least = Infinity;
  // The tiles above and below are never covered while there is room.
  const play = Math.max(0, INNER - EDGE - height / 2);
  for (let dx = -FARTHEST; dx <= FARTHEST; dx += 20) {
    for (let part = -1; part <= 1; part += 0.25) {
      const dy = play * part;
      const frame = { left: middle.x + dx - width / 2, top: middle.y + dy - height / 2, width, height };
      const covered = points.filter((point) => covers(frame, point, 16)).length + cornersOut(frame) / 4;
      const cost = covered * 1000 + Math.abs(dx) + Math.abs(dy);
      if (cost >= least) continue;
      least = cost;
      best = frame;
    }
  }
  return best ?? { left: middle.x - width / 2, top: -height / 2, width, height };
}

/** How many corners lie on the track of a bend. */
function cornersOut({ left, top, width, height }: Frame): number {
  const corners = [left, left + width].flatMap((x) => [top, top + height].map((y) => ({ x, y })));
  return corners.filter(({ x, y }) => Math.hypot(Math.max(0, -x, x - LENGTH), y) > INNER - EDGE / 2).length;
}

function covers(frame: Frame, { x, y }: Point, around: number): boolean {
  const beside = x < frame.left - around || x > frame.left + frame.width + around;
  return !beside && y > frame.top - around && y < frame.top + frame.height + around;
}
