// Any view in the reader's words, a line for each thing in it; as a terminal draws a game without a drawer of its own.
import type { Book } from "../../lib/book";

export interface Line {
  label: string;
  text: string;
}

type Words = Record<string, unknown>;
/** What a view says of the question under way; the question itself is told beside the board. */
const ASKING = new Set(["asked", "choice", "question", "clause"]);
/** One entry of this list belongs to each seat. */
const SEATED = "players";

export function linesOf(view: Words, book: Book, names: readonly string[]): Line[] {
  return partsOf(Object.fromEntries(Object.entries(view).filter(([name]) => !ASKING.has(name))), book, names, "");
}

/** What has parts has a line for each of them. */
function partsOf(words: Words, book: Book, names: readonly string[], before: string): Line[] {
  return Object.entries(words).flatMap(([name, value]) => {
    const label = `${before}${labelOf(name, book)}`;
    if (isWords(value)) return partsOf(withoutSeat(value), book, names, `${label}, `);
    if (!Array.isArray(value) || !value.some(isWords)) return [{ label, text: textOf(value, book) }];
    return value.map((one, place) => ({
      label: (name === SEATED ? names[place] : undefined) ?? `${label} ${place + 1}`,
      text: textOf(one, book),
    }));
  });
}

function isWords(value: unknown): value is Words {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function withoutSeat({ seat: _, ...rest }: Words): Words {
  return rest;
}

function labelOf(name: string, book: Book): string {
  const key = `view-${name.replaceAll("_", "-")}`;
  return book.has(key) ? book.say(key) : book.word(name.replaceAll("_", " "));
}

function textOf(value: unknown, book: Book): string {
  if (isWords(value))
    return Object.entries(value)
      .map(([name, one]) => book.labelled(labelOf(name, book), textOf(one, book)))
      .join("; ");
  if (Array.isArray(value)) return value.map((one) => textOf(one, book)).join(", ") || book.say("value-none");
  if (value === null || value === undefined || value === "") return book.say("value-none");
  if (typeof value === "boolean") return book.say(value ? "value-yes" : "value-no");
  return typeof value === "string" ? book.word(value) : String(value);
}
