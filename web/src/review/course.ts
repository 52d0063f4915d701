// The way through a lesson, and what is remembered of lessons done.
import type { LessonLine, LessonWords } from "../lib/wire";

const KEY = "harena-lessons";

/** What came of a choice in a lesson. */
export type Outcome = "on" | "other";

/** One walk through a lesson: all picks so far, since the server keeps nothing. */
export class Course {
  readonly picks: number[] = [];
  now: LessonWords | null = null;
  /** The text for a choice that was possible and not wanted, until something else is chosen. */
  astray: string | null = null;

  constructor(private readonly ask: (picks: number[]) => Promise<LessonWords>) {}

  async start(): Promise<void> {
    await this.to([]);
  }

  /** A choice: one that is wanted goes on; any other stays where it is, and the coach says why. */
  async take(pick: number): Promise<Outcome> {
    if (!this.now || this.now.over) return "other";
    if (this.now.wanted.includes(pick)) {
      await this.to([...this.picks, pick]);
      return "on";
    }
    this.astray = this.now.astray;
    return "other";
  }

  /** Several moves, one after the other, as long as each is wanted and of the kind of the first: another kind is a step
   * that the coach has something to say about. */
  async takeAll(pick: number, then: readonly string[]): Promise<void> {
    const first = this.now?.table.asked?.options.find((one) => one.pick === pick)?.say;
    let seq = this.now?.table.seq ?? 0;
    if ((await this.take(pick)) !== "on") return;
    for (const say of then) {
      // A table that has gone back is the next scene: nothing was planned for it.
      if ((this.now?.table.seq ?? 0) < seq) return;
      seq = this.now?.table.seq ?? 0;
      if (kindOf(say) !== kindOf(first ?? "")) return;
      const option = this.now?.table.asked?.options.find((one) => one.say === say);
      if (!option || !this.now?.wanted.includes(option.pick)) return;
      await this.take(option.pick);
    }
  }

  async back(): Promise<void> {
    if (this.picks.length > 0) await this.to(this.picks.slice(0, -1));
  }

  private async to(picks: number[]): Promise<void> {
    this.now = await this.ask(picks);
    this.astray = null;
    this.picks.splice(0, this.picks.length, ...picks);
  }
}

/** add whip green -> add */
function kindOf(say: string): string {
  return say.split(" ")[0] ?? "";
}

/** The dots that show how far a lesson is. */
export function dots(step: number, steps: number, over: boolean): ("done" | "now" | "next")[] {
  return Array.from({ length: steps }, (_, at) => (over || at < step ? "done" : at === step ? "now" : "next"));
}

export function nextLesson(lessons: LessonLine[], id: string): LessonLine | null {
  const own = lessons.find((lesson) => lesson.id === id);
  const same = lessons.filter((lesson) => lesson.game === own?.game);
  return same[same.findIndex((lesson) => lesson.id === id) + 1] ?? null;
}

/** The first lesson not done yet: where to go on. */
export function firstOpen(lessons: LessonLine[], done: ReadonlySet<string>): LessonLine | null {
  return lessons.find((lesson) => !done.has(lesson.id)) ?? null;
}

type Store = Pick<Storage, "getItem" | "setItem">;

export function lessonsDone(store: Store): Set<string> {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string") : []);
  } catch {
    // A browser without storage, or somebody else's words in it: nothing is remembered.
    return new Set();
  }
}

export function noteDone(store: Store, id: string): void {
  try {
    store.setItem(KEY, JSON.stringify([...lessonsDone(store).add(id)]));
  } catch {
    // Nothing can be kept: the lesson was still learnt.
  }
}
