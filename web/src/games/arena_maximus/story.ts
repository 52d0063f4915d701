// What is told of others' doings in the arena, and which chariot it happened to.
import type { Beat } from "../../lib/game";
import { partOf, type Cast } from "../../table/acts";
import type { RaceEvent, RaceView, Told } from "./read";

const CAST: Cast<Told> = {
  acts: [
    "speed-set",
    "stands-still",
    "entered",
    "rammed",
    "blocked",
    "attacked",
    "counter-attacked",
    "recovered",
    "returned",
    "line-crossed",
    "spell-cast",
    "eliminated",
    "last-standing",
    "placed",
  ],
  silent: [
    "chariot-assigned",
    "hands-dealt",
    "hand-dealt",
    "first-player",
    "round-begun",
    "turn-begun",
    "turn-ended",
    "deck-renewed",
    "deck-exhausted",
    "card-added",
    "card-removed",
    "card-discarded",
    "cards-drawn",
    "card-drawn",
    "card-laid",
    "tiles-revealed",
    "race-over",
    "tie-by-arrival",
  ],
};

const LONG: Partial<Record<NonNullable<RaceEvent["kind"]>, number>> = {
  crashed: 2,
  eliminated: 4,
  "block-held": 1,
  "line-crossed": 3,
  "last-standing": 2,
  "spell-cast": 2,
  placed: 4,
};

export function beat(event: RaceEvent, _view: RaceView, seat: number | null): Beat | null {
  const part = partOf<Told>(CAST, event.kind);
  if (part === null || event.kind === undefined) return null;
  const beats = LONG[event.kind];
  const found: Beat = { part, at: placesOf(event), ...(beats === undefined ? {} : { beats }) };
  switch (event.kind) {
    case "entered":
      return { ...found, step: true };
    case "placed":
      return event.place === 1 ? { ...found, noise: "win", tone: event.seat === seat ? "good" : "plain" } : null;
    case "crashed":
    case "eliminated":
      return { ...found, tone: "bad", noise: "crash", lost: event.seat === seat };
    case "damaged":
      return { ...found, tone: "bad", noise: "hit" };
    case "block-held":
    case "fireball-hit":
      return { ...found, tone: "bad" };
    case "rocks-passed":
    case "jump-made":
    case "hazard-passed":
      return { ...found, tone: event.short === 0 ? "good" : "bad" };
    case "ram-cancelled":
    case "block-cancelled":
    case "attack-cancelled":
    case "spell-countered":
    case "healed":
      return { ...found, tone: "good" };
    default:
      return found;
  }
}

function racer(seat: number): string {
  return `[data-racer="${seat}"]`;
}

/** Whoever is struck is looked at first. */
function placesOf(event: RaceEvent): string[] {
  const places: string[] = [];
  if ("rival" in event) places.push(racer(event.rival));
  if ("seat" in event) places.push(racer(event.seat));
  return places;
}

/** Cards that an event lays open. */
export function cardsIn(event: RaceEvent): readonly string[] {
  return "cards" in event ? event.cards : [];
}
