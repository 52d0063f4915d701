// What is told of others' doings in the arena, and where on the board it happened.
import type { Beat } from "../../lib/game";
import { partOf, type Cast } from "../../table/acts";
import { readCard, type ArenaEvent, type ArenaView, type Told } from "./read";

const CAST: Cast<Told> = {
  acts: [
    "bet-placed",
    "secret-bet-placed",
    "secret-bet-revealed",
    "combat-card-played",
    "spectator-played",
    "referee-played",
    "passed",
    "power-used",
    "creature-eliminated",
    "tournament-over",
    "winner",
    "deck-spent",
    "stalled",
    "stalemate",
    "further-stalemate",
  ],
  silent: [
    "creatures-chosen",
    "hands-dealt",
    "hand-dealt",
    "starter-chosen",
    "turn-begun",
    "round-begun",
    "no-bet-placed",
    "marker-laid",
    "card-discarded",
    "cards-drawn",
    "card-drawn",
    "gold-counted",
    "scouted",
    "card-scouted",
    "cards-frozen",
    "frozen-returned",
    "extra-card-granted",
    "extra-card-declined",
    "foresight",
    "card-buried",
    "buried-card-seen",
    "stalemate-offered",
  ],
};

/** What takes longer than usual, in beats. */
const LONG: Partial<Record<NonNullable<ArenaEvent["kind"]>, number>> = {
  "creature-eliminated": 3,
  winner: 4,
  "tournament-over": 2,
  "deck-spent": 2,
  stalled: 2,
  passed: 2,
  "secret-bet-revealed": 2,
  "hand-shown": 2,
  "cards-looked-at": 2,
  "creature-named": 1,
};

export function beat(event: ArenaEvent, view: ArenaView, seat: number | null): Beat | null {
  const part = partOf<Told>(CAST, event.kind);
  if (part === null || event.kind === undefined) return null;
  const beats = LONG[event.kind];
  const at = placesOf(event);
  const found: Beat = { part, at, ...(beats === undefined ? {} : { beats }) };
  switch (event.kind) {
    case "creature-eliminated":
      return { ...found, tone: "bad", noise: "crash", seat: null, lost: isMine(view, event.creature, seat) };
    case "winner":
      return { ...found, tone: event.seat === seat ? "good" : "plain", noise: "win" };
    case "backer-changed":
      return { ...found, tone: event.seat === seat ? "good" : "plain" };
    case "card-burnt":
    case "card-stolen":
      return { ...found, tone: "bad", noise: "hit" };
    default:
      return found;
  }
}

/** Whether somebody has bet on a creature, openly or not. */
function isMine(view: ArenaView, creature: string, seat: number | null): boolean {
  if (seat === null) return false;
  const facts = view.creatures.find((one) => one.creature === creature);
  const open = facts?.rows.some((space) => space.bet === seat) === true || view.players[seat]?.secret === creature;
  const marker = view.you?.marker?.split(" ")[0];
  return open || marker === creature;
}

function fly(name: string): string {
  return `[data-fly="${name}"]`;
}

function placesOf(event: ArenaEvent): string[] {
  switch (event.kind) {
    case "combat-card-played": {
      const creature = event.card === null ? null : readCard(event.card).emblem;
      return creature === null ? [] : [fly(`top ${creature} ${event.row}`), fly(`creature ${creature}`)];
    }
    case "spectator-played":
      return [fly(`top ${event.creature} ${event.row}`), fly(`creature ${event.creature}`)];
    case "bet-placed":
    case "wagered":
      return [fly(`bet ${event.creature} ${event.row}`), fly(`creature ${event.creature}`)];
    case "secret-bet-placed":
      return [];
    case "backer-changed":
      return [fly(`backer ${event.creature}`), fly(`creature ${event.creature}`)];
    default:
      return "creature" in event ? [fly(`creature ${event.creature}`)] : [];
  }
}

/** Cards that an event lays open. */
export function cardsIn(event: ArenaEvent): readonly string[] {
  if ("cards" in event && event.cards !== null) return event.cards;
  if (event.kind === "cards-swapped") return [event.one, event.other].filter((card) => card !== null);
  return "card" in event && event.card !== null ? [event.card] : [];
}
