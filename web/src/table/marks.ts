// What others did since the reader's last answer, as it stays marked on the board and in the log.
import type { Act } from "../lib/director.svelte";

export interface MarkedAct {
  /** What its ring says, counted from 1. */
  readonly label: number;
  readonly act: Act;
}

/** More rings than this would mark everything, and so nothing. */
const MOST = 5;
/** What took so many beats mattered. */
const GRAVE = 2;

/** The acts that are marked, the first one first: what happened to each thing last, and of too many what
 * mattered most. `seat` is the reader's. */
export function marksOf(since: readonly Act[], seat: number | null = null): MarkedAct[] {
  // What the reader's own piece did he knows; what was done to it he may have missed.
  const placed = since.filter((act) => act.at.length > 0 && (act.seat !== seat || act.tones.includes("bad")));
  const last = placed.filter((act, place) => !placed.slice(place + 1).some((later) => later.at[0] === act.at[0]));
  const grave = last.filter((act) => act.beats >= GRAVE).slice(-MOST);
  const room = MOST - grave.length;
  const light = room === 0 ? [] : last.filter((act) => act.beats < GRAVE).slice(-room);
  return [...grave, ...light]
    .sort((one, other) => one.number - other.number)
    .map((act, place) => ({ label: place + 1, act }));
}
