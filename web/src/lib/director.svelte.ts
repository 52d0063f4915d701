// Stands between what is heard of a table and what is shown of it: what others do is told act by act, in the reader's own
// time. It knows neither games nor pages: a scene is how a table stood, and the acts that led there.
import type { EventWords } from "./wire";

export const PACES = ["slow", "normal", "fast", "once"] as const;
export type PaceName = (typeof PACES)[number];

/** How long a beat is, in ms. */
export const BEATS: Record<PaceName, number> = { slow: 1200, normal: 700, fast: 300, once: 0 };

export type Tone = "plain" | "good" | "bad";
export type Noise = "hit" | "crash" | "win";

/** What somebody did, with what came of it. */
export interface Act {
  /** The number of its first event. */
  readonly number: number;
  readonly seat: number | null;
  /** What was done, and what came of it, in order. */
  readonly events: readonly EventWords[];
  /** The tone of each. */
  readonly tones: readonly Tone[];
  /** For so many beats it is shown. */
  readonly beats: number;
  /** Where it happened: selectors of what may lie on the board, the best first. */
  readonly at: readonly string[];
  readonly noise: Noise | null;
  /** The event by which the reader has lost something that is his. */
  readonly lost: EventWords | null;
}

export interface Scene<T> {
  readonly state: T;
  readonly acts: readonly Act[];
}

/** What a director needs of the world around it. */
export interface Theatre<T> {
  show(state: T): void;
  /** The length of a beat now, in ms; 0 shows everything at once. */
  beat(): number;
  /** These acts begin to be told, or are passed over all together. */
  noted?(acts: readonly Act[]): void;
  /** Call back after so many ms; gives what stops it. */
  later(ms: number, call: () => void): () => void;
  now(): number;
}

/** Scenes that are kept to be told once more. */
const KEPT = 200;

export class Director<T> {
  /** The act that is shown. */
  act = $state.raw<Act | null>(null);
  paused = $state(false);
  /** How long the act is shown in all, in ms. */
  lasts = $state(0);
  /** What others did since the reader's last answer, as far as it was shown. */
  since = $state.raw<readonly Act[]>([]);
  /** Scenes that are still to be shown. */
  private queue = $state.raw<readonly Scene<T>[]>([]);
  /** The rest of the acts of the scene that is shown. */
  private rest = $state.raw<readonly Act[]>([]);
  /** The scenes since the reader's last answer, and the one it led to. */
  private story = $state.raw<readonly Scene<T>[]>([]);
  /** Whether the scene that is shown is the reader's own doing. */
  private own = false;
  /** Whether it is told once more, which takes its time for everybody. */
  private repeating = false;
  private stop: (() => void) | null = null;
  private endsAt = 0;
  private left = 0;

  constructor(private readonly theatre: Theatre<T>) {}

  /** Whether what is shown is not how the table stands. */
  get behind(): boolean {
    return this.queue.length > 0;
  }

  /** Whether something is being told. */
  get telling(): boolean {
    return this.act !== null || this.behind;
  }

  /** What is still to be told after the act that is shown. */
  get coming(): readonly Act[] {
    return [...this.rest, ...this.queue.flatMap((scene) => scene.acts)];
  }

  /** Whether what others did since the reader's last answer can be told once more. */
  get mayRepeat(): boolean {
    return !this.telling && this.story.slice(1).some((scene) => scene.acts.length > 0);
  }

  /** There is something new. */
  add(scene: Scene<T>): void {
    this.keep(scene);
    if (this.theatre.beat() === 0) {
      this.hurry([scene]);
    } else if (this.telling) {
      this.queue = [...this.queue, scene];
    } else {
      this.own = false;
      this.play(scene);
    }
  }

  /** What the reader's own answer has led to is shown at once, whatever else was to be told. */
  addOwn(scene: Scene<T>): void {
    this.halt();
    this.story = [scene];
    this.since = [];
    this.own = true;
    if (this.theatre.beat() === 0) {
      this.theatre.show(scene.state);
      this.note(scene.acts);
    } else {
      this.play(scene);
    }
  }

  /** The table looks otherwise now, but nobody has done anything. */
  amend(state: T): void {
    const last = this.queue.at(-1);
    if (last === undefined) this.theatre.show(state);
    else this.queue = [...this.queue.slice(0, -1), { ...last, state }];
  }

  /** Begin anew: nothing of what was told belongs to this. */
  reset(state: T): void {
    this.halt();
    this.story = [{ state, acts: [] }];
    this.since = [];
    this.own = true;
    this.theatre.show(state);
  }

  /** Go on to the next act. */
  skip(): void {
    if (!this.telling) return;
    this.paused = false;
    this.next();
  }

  /** Show how the table stands. */
  skipAll(): void {
    if (this.telling) this.hurry([]);
  }

  pause(): void {
    if (this.paused || this.act === null) return;
    this.paused = true;
    this.left = Math.max(0, this.endsAt - this.theatre.now());
    this.stop?.();
    this.stop = null;
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    this.wait(this.left);
  }

  /** Tell once more what others did since the reader's last answer. */
  repeat(): void {
    if (!this.mayRepeat) return;
    const [first, ...others] = this.story;
    if (first === undefined) return;
    this.since = [];
    this.own = false;
    this.repeating = true;
    this.theatre.show(first.state);
    this.queue = others;
    this.next();
  }

  close(): void {
    this.halt();
  }

  private keep(scene: Scene<T>): void {
    const story = [...this.story, scene];
    // The first one is where it began.
    this.story = story.length > KEPT ? [...story.slice(0, 1), ...story.slice(2)] : story;
  }

  /** Show a scene and tell its acts. */
  private play(scene: Scene<T>): void {
    this.theatre.show(scene.state);
    this.rest = scene.acts;
    this.next();
  }

  private next(): void {
    this.stop?.();
    this.stop = null;
    const [act, ...rest] = this.rest;
    if (act !== undefined) {
      this.rest = rest;
      this.tell(act);
      return;
    }
    this.act = null;
    const scene = this.takeScene();
    if (scene !== null) {
      this.play(scene);
      return;
    }
    this.paused = false;
    this.repeating = false;
  }

  /** The next scene; those in which nobody did anything worth telling are part of the one after them. */
  private takeScene(): Scene<T> | null {
    if (this.queue.length === 0) return null;
    const found = this.queue.findIndex((scene) => scene.acts.length > 0);
    const place = found < 0 ? this.queue.length - 1 : found;
    const scene = this.queue[place] ?? null;
    this.queue = this.queue.slice(place + 1);
    this.own = false;
    return scene;
  }

  private tell(act: Act): void {
    const beat = this.theatre.beat();
    const lasts = act.beats * (this.repeating && beat === 0 ? BEATS.normal : beat);
    this.act = act;
    this.lasts = lasts;
    this.note([act]);
    this.wait(lasts);
  }

  private wait(ms: number): void {
    this.endsAt = this.theatre.now() + ms;
    this.stop = this.theatre.later(ms, () => {
      this.stop = null;
      this.next();
    });
  }

  /** Show the last of all scenes that are left; what was to be told is only marked. */
  private hurry(more: readonly Scene<T>[]): void {
    const left = [...this.queue, ...more];
    const acts = [...this.rest, ...left.flatMap((scene) => scene.acts)];
    const own = this.own && left.length === 0;
    this.halt();
    this.own = own;
    this.note(acts);
    const last = left.at(-1);
    if (last !== undefined) this.theatre.show(last.state);
  }

  private note(acts: readonly Act[]): void {
    if (acts.length === 0) return;
    if (!this.own) this.since = [...this.since, ...acts];
    this.theatre.noted?.(acts);
  }

  private halt(): void {
    this.stop?.();
    this.stop = null;
    this.act = null;
    this.rest = [];
    this.queue = [];
    this.paused = false;
    this.repeating = false;
  }
}
