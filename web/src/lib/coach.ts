// A guided first game: the real one, with a coach who says a word to every kind of question in the first turns.
import type { Question } from "./wire";

const KEY = "harena-guided";
const SAID = "harena-guided-said";
/** How many own turns are coached, and how often the same thing is said. */
export const TURNS = 2;
export const TIMES = 2;
/** The question that a turn begins with. */
const OPENINGS: ReadonlySet<string> = new Set(["bet-phase", "set-speed", "write-speeds"]);

type Asked = Pick<Question, "since"> & { choice: string };
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What the coach speaks of: a question, one that needs no words any more, what others do, or that this was all. */
export type Topic = { of: "question"; choice: string } | { of: "any" | "wait" | "end" };

/** How often each question was spoken of, how many turns, and the last question. */
export interface Said {
  times: [string, number][];
  turns: number;
  last: number;
}

/** What a coach has said so far. */
export class Coach {
  private times = new Map<string, number>();
  private turns = 0;
  private last = -1;
  topic: Topic = { of: "wait" };

  /** What was said before the page was loaded anew may be remembered; the question it ended with counts once. */
  constructor(
    private readonly knows: (choice: string) => boolean,
    said: Said | null = null,
  ) {
    if (said === null) return;
    this.times = new Map(said.times);
    [this.turns, this.last] = [said.turns, said.last];
  }

  get said(): Said {
    return { times: [...this.times], turns: this.turns, last: this.last };
  }

  /** What is asked now, if anything; gives what to speak of. */
  hear(asked: Asked | null): Topic {
    if (this.topic.of === "end") return this.topic;
    if (asked === null) return (this.topic = { of: "wait" });
    if (asked.since !== this.last) this.note(asked);
    if (this.turns > TURNS) return (this.topic = { of: "end" });
    const told = (this.times.get(asked.choice) ?? 0) <= TIMES && this.knows(asked.choice);
    return (this.topic = told ? { of: "question", choice: asked.choice } : { of: "any" });
  }

  private note({ choice, since }: Asked): void {
    this.last = since;
    this.times.set(choice, (this.times.get(choice) ?? 0) + 1);
    if (OPENINGS.has(choice)) this.turns += 1;
  }
}

/** This table is to be coached; one at a time is. */
export function guide(table: string, store: Store = localStorage): void {
  try {
    store.setItem(KEY, table);
  } catch {
    return;
  }
}

export function isGuided(table: string, store: Store = localStorage): boolean {
  try {
    return store.getItem(KEY) === table;
  } catch {
    return false;
  }
}

export function dismiss(store: Store = localStorage): void {
  try {
    store.removeItem(KEY);
  } catch {
    return;
  }
}

/** Keep what was said at a table. */
export function noteSaid(table: string, said: Said, store: Store = localStorage): void {
  try {
    store.setItem(SAID, JSON.stringify({ table, ...said }));
  } catch {
    return;
  }
}

/** What was said at a table before. */
export function saidAt(table: string, store: Store = localStorage): Said | null {
  try {
    const kept = JSON.parse(store.getItem(SAID) ?? "null") as (Said & { table: string }) | null;
    return kept?.table === table && Array.isArray(kept.times) ? kept : null;
  } catch {
    // A browser without storage, or somebody else's words in it: the coach begins anew.
    return null;
  }
}
