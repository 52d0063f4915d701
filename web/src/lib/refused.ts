// What the server refuses, in the reader's language.
import { hasText, t } from "./texts.svelte";
import type { Wrong } from "./wire";

/** A refusal as the server tells it, or as far as the pages know it themselves. */
export type Told = Pick<Wrong, "kind" | "say"> & Readonly<Partial<Wrong>>;

/** The sentence by its name, or what a text says of its kind; what the pages have no text for stays in the server's own
 * words, and so does everything in its own language. */
export function refusedText(told: Told): string {
  const named = `refused-${told.sentence ?? ""}`;
  if (hasText(named)) return t(named, told.about ?? {});
  const kind = `refused-kind-${told.kind}`;
  return hasText(kind) ? t(kind, { say: told.say }) : told.say;
}
