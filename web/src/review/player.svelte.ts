// Runs through a game: which entry is shown, and which act of it, whether it goes on by itself, and how fast.
import type { Act } from "../lib/director.svelte";
import { Reel, within, type Fetch } from "./reel";

/** Seconds an entry is shown, by speed. */
export const SPEEDS = { slow: 3, normal: 1.5, fast: 0.6 } as const;
export type Speed = keyof typeof SPEEDS;

/** What one steps by: whose turn it is, what a table would tell, or every answer. */
export const UNITS = ["turn", "act", "move"] as const;
export type Unit = (typeof UNITS)[number];

/** What a game makes of its entries. */
export interface Cuts {
  /** The entries at which turns begin, in their order. */
  turns(): readonly number[];
  /** What an entry that is at hand tells. */
  acts(seq: number): readonly Act[];
}

const UNCUT: Cuts = { turns: () => [], acts: () => [] };

export class Player {
  at = $state(0);
  /** Which act of the entry is shown, where one steps by acts. */
  place = $state(0);
  unit = $state<Unit>("move");
  playing = $state(false);
  speed = $state<Speed>("normal");
  /** Grows with each piece that has come, so that what hangs on the reel is looked at again. */
  pieces = $state(0);
  readonly reel: Reel;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    fetch: Fetch,
    private readonly cuts: Cuts = UNCUT,
  ) {
    this.reel = new Reel(async (first, count) => {
      const words = await fetch(first, count);
      queueMicrotask(() => this.pieces++);
      return words;
    });
  }

  /** The act that is shown; none where one does not step by acts. */
  get act(): Act | null {
    return this.unit === "act" ? (this.cuts.acts(this.at)[this.place] ?? null) : null;
  }

  /** How many acts the entry has. */
  get acts(): number {
    return this.cuts.acts(this.at).length;
  }

  get atStart(): boolean {
    return this.at <= this.reel.earliest && (this.unit !== "act" || this.place === 0);
  }

  get atEnd(): boolean {
    return this.at >= this.reel.last && (this.unit !== "act" || this.place >= this.acts - 1);
  }

  /** Show an entry; all others follow by themselves, those before it first, since the log needs them. */
  async to(seq: number): Promise<void> {
    await this.reel.load(seq);
    this.at = within(seq, this.reel.last, this.reel.earliest);
    this.place = 0;
    await this.reel.load(this.at);
    // What is fetched ahead or behind may fail: it is asked for again when it is needed.
    void this.reel.loadAll(this.at).catch(() => undefined);
  }

  /** One step on or back, by what one steps by. */
  async step(by: 1 | -1, unit: Unit = this.unit): Promise<void> {
    if (unit === "turn") await this.stepTurn(by);
    else if (unit === "act") await this.stepAct(by);
    else await this.to(this.at + by);
  }

  private async stepTurn(by: 1 | -1): Promise<void> {
    await this.reel.loadAll(this.at);
    const turns = this.cuts.turns();
    const next = by > 0 ? turns.find((seq) => seq > this.at) : turns.findLast((seq) => seq < this.at);
    await this.to(next ?? (by > 0 ? this.reel.last : this.reel.earliest));
  }

  private async stepAct(by: 1 | -1): Promise<void> {
    const place = this.place + by;
    if (place >= 0 && place < this.acts) {
      this.place = place;
      return;
    }
    const [first, last] = [this.reel.earliest, this.reel.last];
    let seq = this.at + by;
    for (; seq > first && seq < last; seq += by) {
      await this.reel.load(seq);
      if (this.cuts.acts(seq).length > 0) break;
    }
    await this.to(seq);
    this.place = by > 0 ? 0 : Math.max(0, this.acts - 1);
  }

  /** Go on by itself, from the beginning if this is the end. */
  play(): void {
    this.playing = true;
    if (this.atEnd) void this.to(this.reel.earliest);
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  turn(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.goOn(), SPEEDS[this.speed] * 1000);
  }

  private async goOn(): Promise<void> {
    if (!this.playing) return;
    try {
      await this.step(1);
    } catch {
      this.pause();
    }
    if (this.atEnd) this.pause();
    else if (this.playing) this.wait();
  }
}
