// What is told of others' doings on the track, and which chariot it happened to.
import type { Beat } from "../../lib/game";
import { partOf, type Cast } from "../../table/acts";
import { chariotOf, type RaceEvent, type RaceView, type Told } from "./read";

const CAST: Cast<Told> = {
  acts: [
    "speed-revealed",
    "token-idle",
    "whipped",
    "phase-ended",
    "strain-rolled",
    "attacked",
    "forced-ram",
    "blocked",
    "marker-taken",
    "finished",
    "ran-home",
    "final-turn",
    "over-wreck",
    "run-down",
    "ran",
    "dragged",
    "climbed",
    "weather-rolled",
    "rain-began",
    "rain-cleared",
    "mud",
    "placed",
  ],
  silent: [
    "chariot-placed",
    "faction-drawn",
    "surplus-rolled",
    "points-revealed",
    "driver-built",
    "team-built",
    "endurance-built",
    "specification-revealed",
    "weapons-revealed",
    "turn-begun",
    "speeds-written",
    "cup-filled",
    "token-drawn",
    "moved",
    "lane-changed",
    "braked",
    "mfs-set",
    "mfs-lost",
    "endurance-lost",
    "endurance-gone",
    "strained",
    "recovered",
    "gained",
    "whip-written",
    "wreck-paid",
    "race-over",
  ],
};

/** What takes longer than usual, in beats. */
const LONG: Partial<Record<NonNullable<RaceEvent["kind"]>, number>> = {
  flipped: 2,
  "wheel-lost": 2,
  "horse-dead": 1,
  "driver-dead": 2,
  "marker-taken": 2,
  finished: 3,
  "final-turn": 2,
  placed: 4,
  "pulled-out": 2,
  "wreck-flew": 1,
};

/** What hurts. */
const HURTS = new Set<RaceEvent["kind"]>([
  "jostled",
  "wheel-damaged",
  "wheel-lost",
  "modifier-lost",
  "flipped",
  "wounded",
  "collapsed",
  "whip-lost",
  "horse-dead",
  "wreck-hit",
  "driver-struck",
  "pulled-out",
  "not-freed",
  "dragged",
  "driver-dead",
  "trample-hits",
  "fell-back",
  "bolted",
  "major-wound",
  "horse-stabbed",
]);
const CRASHES = new Set<RaceEvent["kind"]>(["flipped", "wheel-lost", "driver-dead", "wreck-hit"]);
/** By these a chariot, or whoever drove it, is out of the race. */
const LOSSES = new Set<RaceEvent["kind"]>(["flipped", "driver-dead", "pulled-out"]);

export function beat(event: RaceEvent, view: RaceView, seat: number | null): Beat | null {
  const part = partOf<Told>(CAST, event.kind);
  if (part === null || event.kind === undefined) return null;
  if (event.kind === "placed" && event.place !== 1) return null;
  const owner = "chariot" in event ? (chariotOf(view, event.chariot)?.owner ?? null) : null;
  const mine = owner !== null && owner === seat;
  const beats = LONG[event.kind];
  const hurts = HURTS.has(event.kind) || isBadThrow(event);
  return {
    part,
    seat: owner,
    at: placesOf(event),
    ...(beats === undefined ? {} : { beats }),
    ...(event.kind === "ran" ? { step: true } : {}),
    ...(hurts ? { tone: "bad" as const, noise: CRASHES.has(event.kind) ? ("crash" as const) : ("hit" as const) } : {}),
    ...(isGoodThrow(event) ? { tone: "good" as const } : {}),
    ...(event.kind === "placed" ? { noise: "win" as const } : {}),
    ...(mine && LOSSES.has(event.kind) ? { lost: true } : {}),
  };
}

/** The letters of charts that mean nothing happens. */
const NOTHING = new Set(["", "-", "none", "no-effect", "neither", "missed", "safe"]);

function resultOf(event: RaceEvent): string | null {
  switch (event.kind) {
    case "strain-rolled":
      return event.strain;
    case "lash-rolled":
      return event.lash;
    case "cars-rolled":
      return event.damaged;
    case "over-rolled":
      return event.outcome;
    default:
      return null;
  }
}

function isBadThrow(event: RaceEvent): boolean {
  const result = resultOf(event);
  if (event.kind === "horse-injured") return event.points > 0;
  return result !== null && !NOTHING.has(result);
}

function isGoodThrow(event: RaceEvent): boolean {
  const result = resultOf(event);
  if (event.kind === "horse-injured") return event.points === 0;
  return result !== null && NOTHING.has(result);
}

function counters(colour: string): string[] {
  return [
    `[data-counter="car ${colour}"], [data-counter="team ${colour}"]`,
    `[data-counter="man ${colour}"]`,
    `[data-whose="${colour}"]`,
  ];
}

/** Whoever is struck is looked at first. */
function placesOf(event: RaceEvent): string[] {
  const rival = "rival" in event ? counters(event.rival) : [];
  return [...rival, ...("chariot" in event ? counters(event.chariot) : [])];
}
