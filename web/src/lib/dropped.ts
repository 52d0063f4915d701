// A record that was brought along, and one that was dropped on a page until the replay takes it.
import { t } from "./texts.svelte";
import { toasts } from "./toasts.svelte";

/** As much as the server reads of a record, in bytes. */
const MOST = 4_000_000;
let dropped: string | null = null;

export function putDropped(record: string): void {
  dropped = record;
}

/** The dropped record, if there is one; it stays until another comes. */
export function takeDropped(): string | null {
  return dropped;
}

/** The text of a file; none, and a word to the reader, if it cannot be a record. */
export async function readRecord(file: File): Promise<string | null> {
  if (file.size > 0 && file.size <= MOST) return file.text();
  toasts.wrong(t("frame-no-record"));
  return null;
}
