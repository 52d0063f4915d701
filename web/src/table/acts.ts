// Events put together into the acts that a director tells: what somebody did, and what came of it.
import type { Act } from "../lib/director.svelte";
import type { AnyTold, Beat, GameFace } from "../lib/game";
import { loudest } from "../lib/sound";
import type { EventWords } from "../lib/wire";

/** No act takes longer than so many beats. */
const MOST = 5;
/** What comes of an act takes so much longer to read. */
const MORE = 0.5;

type Told = Pick<GameFace, "beat" | "untold">;

/** The acts among new events; `seat` is the reader's, `view` how the table stands after them. */
export function actsOf(
  face: Told,
  events: readonly EventWords[],
  view: Record<string, unknown>,
  seat: number | null,
): Act[] {
  const acts: Act[] = [];
  for (const event of events) {
    if (event.kind === undefined) continue;
    const beat = face.beat === undefined ? plainBeat(face, event) : face.beat(event, view, seat);
    if (beat === null) continue;
    const last = acts.at(-1);
    if (last === undefined || beat.part === "act") {
      if (last !== undefined && goesOn(last, event, beat)) acts.pop();
      acts.push(begun(event, beat));
    } else {
      acts[acts.length - 1] = joined(last, event, beat);
    }
  }
  return acts;
}

/** The same without what the reader did himself and nothing came of. */
export function worthTelling(acts: readonly Act[], seat: number | null): Act[] {
  return acts.filter((act) => act.seat !== seat || act.events.length > 1 || act.beats >= 2 || act.lost !== null);
}

/** A game that says nothing of it: every event of the log is an act. */
function plainBeat(face: Told, event: EventWords): Beat | null {
  return face.untold.has(event.kind ?? "") ? null : { part: "act" };
}

/** One step after another of the same way is one act. */
function goesOn(act: Act, event: EventWords, beat: Beat): boolean {
  const [first] = act.events;
  return (
    beat.step === true && act.events.length === 1 && first?.kind === event.kind && act.seat === seatIn(event, beat)
  );
}

function begun(event: EventWords, beat: Beat): Act {
  return {
    number: event.number,
    seat: seatIn(event, beat),
    events: [event],
    tones: [beat.tone ?? "plain"],
    beats: beat.beats ?? 1,
    at: beat.at ?? [],
    noise: beat.noise ?? null,
    lost: beat.lost === true ? event : null,
  };
}

function joined(act: Act, event: EventWords, beat: Beat): Act {
  return {
    ...act,
    events: [...act.events, event],
    tones: [...act.tones, beat.tone ?? "plain"],
    beats: Math.min(MOST, act.beats + (beat.beats ?? MORE)),
    at: act.at.length > 0 ? act.at : (beat.at ?? []),
    noise: loudest([act.noise, beat.noise ?? null]),
    lost: act.lost ?? (beat.lost === true ? event : null),
  };
}

function seatIn(event: EventWords, beat: Beat): number | null {
  if (beat.seat !== undefined) return beat.seat;
  return typeof event["seat"] === "number" ? event["seat"] : null;
}

/** The kinds of events a game tells, by what they are in the story. */
export interface Cast<Of extends AnyTold> {
  /** What somebody does. */
  readonly acts: readonly Of["event"]["kind"][];
  /** What only the log tells. */
  readonly silent: readonly Of["event"]["kind"][];
}

/** Whether an event is an act, or what comes of one; null if only the log tells it. */
export function partOf<Of extends AnyTold>(cast: Cast<Of>, kind: Of["event"]["kind"]): Beat["part"] | null {
  if (cast.silent.includes(kind)) return null;
  return cast.acts.includes(kind) ? "act" : "outcome";
}
