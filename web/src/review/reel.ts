// A game to be seen again: steps are fetched a piece at a time and kept.
import type { EventWords, Eyes, ReplayWords, StepWords } from "../lib/wire";

/** As many steps as the server gives at once. */
export const PIECE = 60;

export type Fetch = (first: number, count: number) => Promise<ReplayWords>;

export class Reel {
  private readonly asked = new Map<number, Promise<ReplayWords>>();
  private readonly steps = new Map<number, StepWords>();
  private readonly told = new Map<number, EventWords>();
  /** What all pieces say alike. */
  head: ReplayWords | null = null;

  constructor(private readonly fetch: Fetch) {}

  get last(): number {
    return this.head?.last ?? 0;
  }

  /** The first entry that may be seen. */
  get earliest(): number {
    return this.head?.earliest ?? 0;
  }

  /** Bring the piece in which an entry lies. */
  async load(seq: number): Promise<ReplayWords> {
    const piece = Math.floor(Math.max(0, seq) / PIECE);
    let asked = this.asked.get(piece);
    if (!asked) {
      asked = this.fetch(piece * PIECE, PIECE);
      this.asked.set(piece, asked);
    }
    try {
      const words = await asked;
      this.keep(words);
      return words;
    } catch (wrong) {
      // A piece that failed is asked for again next time.
      this.asked.delete(piece);
      throw wrong;
    }
  }

  /** Bring everything, one piece after the other: those before an entry backwards, then those behind it. */
  async loadAll(seq: number): Promise<void> {
    const first = Math.floor(this.earliest / PIECE);
    const here = Math.floor(seq / PIECE);
    for (let piece = here; piece >= first; piece--) await this.load(piece * PIECE);
    for (let piece = here + 1; piece * PIECE <= this.last; piece++) await this.load(piece * PIECE);
  }

  private keep(words: ReplayWords): void {
    this.head = words;
    for (const step of words.steps) this.steps.set(step.seq, step);
    for (const event of words.events) this.told.set(event.number, event);
  }

  step(seq: number): StepWords | null {
    return this.steps.get(seq) ?? null;
  }

  /** All entries at hand, in their order. */
  known(): StepWords[] {
    return [...this.steps.values()].sort((one, other) => one.seq - other.seq);
  }

  /** What was told up to and with an entry. */
  eventsTo(seq: number): EventWords[] {
    const next = this.step(seq + 1);
    const before = next ? next.first : this.end(seq);
    return [...this.told.values()].filter((event) => event.number < before).sort(byNumber);
  }

  /** What an entry brought about. */
  eventsOf(seq: number): EventWords[] {
    const step = this.step(seq);
    return step ? this.eventsTo(seq).filter((event) => event.number >= step.first) : [];
  }

  /** Behind the last event of an entry whose follower is not at hand: the end of its own piece. */
  private end(seq: number): number {
    const followers = [...this.steps.values()].filter((step) => step.seq > seq).map((step) => step.first);
    return followers.length > 0 ? Math.min(...followers) : Infinity;
  }
}

function byNumber(one: EventWords, other: EventWords): number {
  return one.number - other.number;
}

/** An entry number that exists and may be seen. */
export function within(seq: number, last: number, earliest = 0): number {
  return Number.isFinite(seq) ? Math.min(Math.max(earliest, Math.round(seq)), last) : earliest;
}

/** A table through the eyes asked for. With all open, one sees it as whoever has just acted does. */
export function seenAt(step: StepWords, eyes: Eyes): { view: Record<string, unknown>; seat: number | null } {
  if (eyes !== "all") return { view: step.view, seat: typeof eyes === "number" ? eyes : null };
  const seat = step.seat ?? step.waiting[0] ?? 0;
  const view = step.views?.[seat];
  return view ? { view, seat } : { view: step.view, seat: null };
}

/** Eyes as an address writes them. */
export function readEyes(text: string | null | undefined): "public" | "all" | number | null {
  if (text === "public" || text === "all") return text;
  return text && /^\d{1,2}$/.test(text) ? Number(text) : null;
}

/** The entries at which turns begin: the marks of the slider. */
export function turnMarks(steps: StepWords[], events: EventWords[], kind: string): number[] {
  const begins = events.filter((event) => event.kind === kind).map((event) => event.number);
  const marks = new Set<number>();
  let at = 0;
  for (const number of begins) {
    while (at + 1 < steps.length && (steps[at + 1]?.first ?? Infinity) <= number) at++;
    const step = steps[at];
    if (step && step.first <= number) marks.add(step.seq);
  }
  return [...marks];
}
