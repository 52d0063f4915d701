// A record that was dropped on a page, until the replay takes it.
let dropped: string | null = null;

export function putDropped(record: string): void {
  dropped = record;
}

/** The dropped record, if there is one; it stays until another comes. */
export function takeDropped(): string | null {
  return dropped;
}
