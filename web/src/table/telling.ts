// Events told in sentences, cut where a turn begins.
import type { Director } from "../lib/director.svelte";
import type { GameFace, Sight } from "../lib/game";
import type { EventWords } from "../lib/wire";

/** Whoever tells a story over a board. */
export interface Teller {
  readonly director: Pick<Director<unknown>, "act" | "since" | "telling" | "paused" | "lasts" | "skip" | "pause">;
  loss: EventWords | null;
  /** How much of the screen lies under something at its foot, in pixels. */
  readonly foot?: number;
}

export interface Told {
  readonly event: EventWords;
  readonly number: number;
  readonly seq: number;
  readonly seat: number | null;
  readonly text: string;
  readonly clause: string | null;
}

export interface Turn {
  /** Counted from 1; 0 is before the first. */
  readonly number: number;
  readonly seat: number | null;
  /** The event it begins with. */
  readonly opening: EventWords | null;
  readonly lines: Told[];
}

/** Sentences by event: an event is told once, and again only when the words for it change. */
const told = new WeakMap<EventWords, { key: string; book: unknown; line: Told }>();

/** The turns as they were told last, by the event each begins with: a turn that is the same stays the same one, so that
 * whoever shows it has nothing to do. */
const opened = new WeakMap<EventWords, Turn>();

/** All turns of a table that have something to tell, the first one first. */
export function turnsOf(sight: Sight, face: GameFace): Turn[] {
  const turns: Turn[] = [{ number: 0, seat: null, opening: null, lines: [] }];
  const key = `${sight.seat} ${sight.names.join()}`;
  for (const event of sight.events) {
    if (event.kind === undefined) continue;
    if (event.kind === face.turnKind) {
      turns.push({ number: turns.length, seat: face.turnOf(event, sight.view), opening: event, lines: [] });
    } else if (!face.untold.has(event.kind) && face.hides?.(event, sight) !== true) {
      turns.at(-1)?.lines.push(lineOf(event, sight, key));
    }
  }
  return turns.filter((turn) => turn.lines.length > 0).map(asBefore);
}

function asBefore(turn: Turn): Turn {
  if (turn.opening === null) return turn;
  const known = opened.get(turn.opening);
  if (known !== undefined && isSame(known, turn)) return known;
  opened.set(turn.opening, turn);
  return turn;
}

function isSame(one: Turn, other: Turn): boolean {
  return (
    one.number === other.number &&
    one.seat === other.seat &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, place) => line === other.lines[place])
  );
}

/** The number of the turn after the reader's last finished one: what came since then is news. */
export function newsFrom(turns: Turn[], seat: number | null): number {
  const last = turns.at(-1)?.number ?? 0;
  return (turns.findLast((turn) => turn.seat === seat && turn.number < last)?.number ?? -1) + 1;
}

function lineOf(event: EventWords, sight: Sight, key: string): Told {
  const known = told.get(event);
  if (known !== undefined && known.key === key && known.book === sight.book) return known.line;
  const line = {
    event,
    number: event.number,
    seq: Number(event["seq"] ?? 0),
    seat: typeof event["seat"] === "number" ? event["seat"] : null,
    text: sight.book.event(event, sight.seat, sight.names),
    clause: event.clause ?? null,
  };
  told.set(event, { key, book: sight.book, line });
  return line;
}
