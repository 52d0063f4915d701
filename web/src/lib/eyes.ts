// A table as one pair of eyes has seen it so far: what comes in is merged, never guessed.
import type { EventWords, Line, TableWords } from "./wire";

export interface Eyes {
  readonly words: TableWords;
  readonly events: EventWords[];
  readonly said: Line[];
}

/** Add what is new; null if something in between was missed, so that the whole table must be asked for. */
export function merged(before: Eyes | undefined, words: TableWords): Eyes | null {
  const events = before?.events ?? [];
  if (words.first > events.length) return null;
  return {
    words,
    events: [...events.slice(0, words.first), ...words.events],
    said: mergedTalk(before?.said ?? [], words.said),
  };
}

function mergedTalk(before: Line[], news: Line[]): Line[] {
  const known = new Set(before.map((line) => line.seq));
  const added = news.filter((line) => !known.has(line.seq));
  return added.length === 0 ? before : [...before, ...added].sort((one, other) => one.seq - other.seq);
}

/** All eyes after a message; null if something was missed. */
export function mergedAll(
  before: ReadonlyMap<number | null, Eyes>,
  words: TableWords,
): Map<number | null, Eyes> | null {
  const kept = [...before].filter(([seat]) => (seat === null) === (words.seat === null));
  const eyes = merged(before.get(words.seat), words);
  return eyes === null ? null : new Map([...kept, [words.seat, eyes]]);
}

/** A list made again and again: while all that is in it is the same, so is the list. */
export function steady<T>(make: () => T[]): () => T[] {
  let last: T[] = [];
  return () => {
    const made = make();
    const same = made.length === last.length && made.every((one, place) => one === last[place]);
    if (!same) last = made;
    return last;
  };
}

/** The event just before a question, if the reader may know it: it says how the question came about. */
export function lastEvent(events: readonly EventWords[]): EventWords | null {
  const seq = events.at(-1)?.["seq"];
  return events.findLast((event) => event.kind !== undefined && event["seq"] === seq) ?? null;
}

/** The own seat that sits before the screen: one that is asked, the one shown if it is among them. While several share
 * it, nobody's hand is seen before somebody has come forward. */
export function seatBefore(
  own: readonly number[],
  eyes: ReadonlyMap<number | null, Eyes>,
  shown: number | null,
): number | null {
  const asked = own.filter((seat) => eyes.get(seat)?.words.asked != null);
  if (shown !== null && asked.includes(shown)) return shown;
  return asked[0] ?? shown ?? own[0] ?? null;
}
