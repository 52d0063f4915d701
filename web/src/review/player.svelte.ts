// Runs through a game: which entry is shown, whether it goes on by itself, and how fast.
import { Reel, within, type Fetch } from "./reel";

/** Seconds an entry is shown, by speed. */
export const SPEEDS = { slow: 3, normal: 1.5, fast: 0.6 } as const;
export type Speed = keyof typeof SPEEDS;

export class Player {
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>("normal");
  /** Grows with each piece that has come, so that what hangs on the reel is looked at again. */
  pieces = $state(0);
  readonly reel: Reel;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(fetch: Fetch) {
    this.reel = new Reel(async (first, count) => {
      const words = await fetch(first, count);
      queueMicrotask(() => this.pieces++);
      return words;
    });
  }

  /** Show an entry; all others follow by themselves, those before it first, since the log needs them. */
  async to(seq: number): Promise<void> {
    await this.reel.load(seq);
    this.at = within(seq, this.reel.last, this.reel.earliest);
    await this.reel.load(this.at);
    // What is fetched ahead or behind may fail: it is asked for again when it is needed.
    void this.reel.loadAll(this.at).catch(() => undefined);
  }

  /** Go on by itself, from the beginning if this is the end. */
  play(): void {
    this.playing = true;
    if (this.at >= this.reel.last) void this.to(this.reel.earliest);
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
      await this.to(this.at + 1);
    } catch {
      this.pause();
    }
    if (this.at >= this.reel.last) this.pause();
    else if (this.playing) this.wait();
  }
}
