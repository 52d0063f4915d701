// The view of a reader, as the server gives it, turned into facts to draw. No rule is applied here: what may be done is
// what the question lists, and this page only says where on the board each option belongs.
import type { ColossalArena } from "../../gen/words";
import type { OptionWords, Question } from "../../lib/wire";
import { pays, sealPays } from "./worth";

export type Told = ColossalArena.Words;
export type ArenaView = ColossalArena.ViewWords;
export type ArenaEvent = ColossalArena.Event;
export type Choice = ColossalArena.Question["choice"];
export type Creature = ColossalArena.CreatureWords;
export type Own = ColossalArena.OwnWords;
export type Space = ColossalArena.SpaceWords;

const NUMERALS = ["I", "II", "III", "IV", "V"];

export function numeral(row: number): string {
  return NUMERALS[row - 1] ?? String(row);
}

// ---- cards

export interface Card {
  /** In the engine's words: `wyrm 7`, `spectator 5`, `prefect`. */
  name: string;
  kind: "combat" | "spectator" | "referee" | "back";
  /** Whose emblem it bears: a creature, `spectator`, `prefect`, `magister`. */
  emblem: string;
  strength: number | null;
}

/** A card from its words. */
export function readCard(name: string): Card {
  const [emblem = "", number] = name.split(" ");
  if (name === "hidden") return { name, kind: "back", emblem, strength: null };
  if (number === undefined) return { name, kind: "referee", emblem, strength: null };
  return { name, kind: emblem === "spectator" ? "spectator" : "combat", emblem, strength: Number(number) };
}

/** Whether a card belongs to a creature that has fallen. */
export function isDead(view: ArenaView, card: string): boolean {
  const emblem = readCard(card).emblem;
  return view.creatures.some((one) => one.creature === emblem && one.eliminated !== null);
}

// ---- the rows

/** A creature's space in a row; none after its fall, and none in rows to come. */
export function spaceOf(creature: Creature, row: number): Space | null {
  return creature.rows.find((space) => space.row === row) ?? null;
}

export function creatureOf(view: ArenaView, name: string): Creature | null {
  return view.creatures.find((one) => one.creature === name) ?? null;
}

export function isOver(view: ArenaView): boolean {
  return view.asked.length === 0;
}

export function survivors(view: ArenaView): Creature[] {
  return view.creatures.filter((one) => one.eliminated === null);
}

export function fallen(view: ArenaView): Creature[] {
  return view.creatures
    .filter((one) => one.eliminated !== null)
    .sort((one, other) => (one.eliminated ?? 0) - (other.eliminated ?? 0));
}

/** The creatures that show the lowest value of a row: in the current one the survivors, before it whoever fell there. */
export function lowestOf(view: ArenaView, row: number): string[] {
  const fell = view.creatures.filter((one) => one.eliminated === row);
  if (fell.length > 0) return fell.map((one) => one.creature);
  return row === view.round ? lowestNow(view) : [];
}

export function lowestNow(view: ArenaView): string[] {
  const shown = survivors(view).filter((one) => one.value !== null);
  const least = Math.min(...shown.map((one) => one.value ?? 0));
  return shown.filter((one) => one.value === least).map((one) => one.creature);
}

export interface Standing {
  filled: number;
  total: number;
  /** Survivors that still show no card. */
  empty: string[];
  lowest: string[];
  strength: number | null;
  /** Spaces are open; all show a card and one is lowest alone; or several share the lowest. */
  state: "open" | "alone" | "tied";
}

/** How near the round is to its end. */
export function standing(view: ArenaView): Standing {
  const living = survivors(view);
  const empty = living.filter((one) => one.value === null).map((one) => one.creature);
  const lowest = lowestNow(view);
  const strength = living.find((one) => one.creature === lowest[0])?.value ?? null;
  const full = lowest.length === 1 ? "alone" : "tied";
  return {
    filled: living.length - empty.length,
    total: living.length,
    empty,
    lowest,
    strength,
    state: empty.length > 0 ? "open" : full,
  };
}

// ---- bets

export interface Stake {
  seat: number;
  gold: number;
}

/** Who has how much on a creature, for all to see; the most first. */
export function stakesOf(creature: Creature): Stake[] {
  return Object.entries(creature.stakes)
    .map(([seat, gold]) => ({ seat: Number(seat), gold }))
    .sort((one, other) => other.gold - one.gold || one.seat - other.seat);
}

/** The seats whose seal has been opened on a creature. */
export function openedOn(view: ArenaView, creature: string): number[] {
  return view.players.filter((player) => player.secret === creature).map((player) => player.seat);
}

/** What lies open on creatures still standing, for a seat: the sum of its visible stakes. */
export function openGold(view: ArenaView, seat: number): number {
  return survivors(view).reduce((sum, one) => sum + (one.stakes[String(seat)] ?? 0), 0);
}

/** Gold if the game ended now: the reader's own is told by the view, of the others only what lies open. */
export function goldNow(view: ArenaView, seat: number): { gold: number; unknown: boolean } {
  if (view.you?.seat === seat) return { gold: view.you.gold, unknown: false };
  return { gold: openGold(view, seat), unknown: view.players[seat]?.secret === "hidden" };
}

export interface Bet {
  creature: string;
  /** 0 for a seal. */
  row: number;
  gold: number;
  fell: boolean;
}

/** Every bet of a seat that lies open, the best first; those on the fallen last. */
export function betsOf(view: ArenaView, seat: number): Bet[] {
  const bets: Bet[] = view.creatures.flatMap((one) =>
    one.rows
      .filter((space) => space.bet === seat)
      .map((space) => ({
        creature: one.creature,
        row: space.row,
        gold: pays(space.row),
        fell: one.eliminated !== null,
      })),
  );
  const seal = creatureOf(view, view.players[seat]?.secret ?? "");
  if (seal) bets.push({ creature: seal.creature, row: 0, gold: sealPays(), fell: seal.eliminated !== null });
  return bets.sort((one, other) => Number(one.fell) - Number(other.fell) || other.gold - one.gold);
}

// ---- what is known of others' cards

/** Cards of a creature the reader knows to lie in somebody's hand, and hands he knows to lack one. */
export function knownOf(view: ArenaView, creature: string): { seat: number; card: string | null }[] {
  const held = (view.you?.known ?? [])
    .filter((fact) => fact.places.length === 1 && fact.places[0]?.zone === "hand")
    .filter((fact) => fact.card.split(" ")[0] === creature)
    .map((fact) => ({ seat: fact.places[0]?.seat ?? 0, card: fact.card }));
  const lacking = (view.you?.lacks ?? [])
    .filter((lack) => lack.creature === creature)
    .map((lack) => ({ seat: lack.seat, card: null }));
  return [...held, ...lacking];
}

// ---- where options belong

/** A place of the board that can be pointed at. */
export type Place =
  | `card ${string}`
  | `space ${string} ${number}`
  | `top ${string} ${number}`
  | `creature ${string}`
  | `seat ${string}`
  | `held ${string}`
  | "seal";

/** The place of a card that lies open: in a row, or on the discard pile. */
function whereLies(view: ArenaView, card: string): Place | null {
  for (const one of view.creatures)
    for (const space of one.rows) if (space.top === card) return `top ${one.creature} ${space.row}`;
  return view.discard.top === card ? `held ${card}` : null;
}

/** The places an option belongs to; none for what is only a button. */
export function placesOf(view: ArenaView, say: string): Place[] {
  const [verb = "", ...rest] = say.split(" ");
  const words = rest.join(" ");
  const [first = "", second = "", third = ""] = rest;
  switch (verb) {
    case "bet":
      return [`space ${first} ${view.round}`];
    case "wager":
      return [`space ${first} ${Number(second)}`];
    case "retrieve":
      return first === "secret" ? ["seal"] : [`space ${first} ${Number(second)}`];
    case "reveal":
      return ["seal"];
    case "secret":
    case "play":
    case "give":
    case "discard":
      return [`card ${words}`];
    case "on":
    case "burn":
      return [`top ${first} ${view.round}`];
    case "name":
      return [`top ${first} ${view.round}`, `creature ${first}`];
    case "take":
      return [whereLies(view, words)].filter((place) => place !== null);
    case "swap":
      return [second, third].map((one) => whereLies(view, `${first} ${one}`)).filter((place) => place !== null);
    case "call":
      return [`creature ${first}`];
    case "ask":
      return [`creature ${second}`];
    case "use":
      return view.offered === null ? [] : [`creature ${view.offered}`];
    case "freeze":
    case "rob":
      return [`seat ${first}`];
    case "keep":
      return [`held ${words}`];
    default:
      return [];
  }
}

/** The options at each place. */
export function byPlace(view: ArenaView, question: Question | null): Map<Place, OptionWords[]> {
  const places = new Map<Place, OptionWords[]>();
  for (const option of question?.options ?? []) {
    for (const place of placesOf(view, option.say)) places.set(place, [...(places.get(place) ?? []), option]);
  }
  return places;
}

/** Options that a place of the board offers but that deserve a button as well: nobody looks for them there. */
const BUTTONS_TOO = new Set(["use", "reveal", "retrieve secret"]);

export function isOnBoard(view: ArenaView, say: string): boolean {
  return !BUTTONS_TOO.has(say) && placesOf(view, say).length > 0;
}

/** How a move with a card of the hand would be spelled in this phase: what is asked of the server when it is no option. */
export function wouldSay(choice: Choice | null, card: string): string {
  if (choice === "give") return `give ${card}`;
  if (choice === "discard" || choice === "magus-discard") return `discard ${card}`;
  return `play ${card}`;
}

/** The options that put away cards of fallen creatures. */
export function deadDiscards(view: ArenaView, question: Question | null): OptionWords[] {
  return (question?.options ?? []).filter(
    (option) => option.say.startsWith("discard ") && isDead(view, option.say.slice("discard ".length)),
  );
}

// ---- the draft on the board

export interface Ghost {
  creature: string;
  row: number;
  card: string | null;
  token: boolean;
}

/** Where a chosen option would put a card or a token, to be shown there before it is confirmed. */
export function ghostOf(view: ArenaView, say: string | null): Ghost | null {
  const [verb = "", first = "", second = ""] = (say ?? "").split(" ");
  switch (verb) {
    case "play": {
      const card = readCard(`${first} ${second}`.trim());
      return card.kind === "combat" ? { creature: first, row: view.round, card: card.name, token: false } : null;
    }
    case "on":
      return { creature: first, row: view.round, card: view.playing, token: false };
    case "bet":
      return { creature: first, row: view.round, card: null, token: true };
    case "wager":
      return { creature: first, row: Number(second), card: null, token: true };
    default:
      return null;
  }
}

/** The table as it would be with it. */
export function withGhost(view: ArenaView, ghost: Ghost | null): ArenaView {
  if (ghost === null || ghost.card === null || ghost.row !== view.round) return view;
  const value = readCard(ghost.card).strength;
  const creatures = view.creatures.map((one) => (one.creature === ghost.creature ? { ...one, value } : one));
  return { ...view, creatures };
}

// ---- the course of a turn

const BET_CHOICES: ReadonlySet<Choice> = new Set(["bet-phase", "stalemate-vote"]);
const DRAW_CHOICES: ReadonlySet<Choice> = new Set(["discard", "magus-discard"]);

/** Which of the four phases of a turn the table is in. */
export function phaseOf(view: ArenaView): "bet" | "card" | "draw" | "check" {
  if (view.choice === null) return "check";
  if (BET_CHOICES.has(view.choice)) return "bet";
  return DRAW_CHOICES.has(view.choice) ? "draw" : "card";
}

/** Whether a secret bet was placed in this turn: it takes the place of playing a card. */
export function hasSealed(events: readonly ArenaEvent[]): boolean {
  const begun = events.findLastIndex((event) => event.kind === "turn-begun");
  return events.slice(begun + 1).some((event) => event.kind === "secret-bet-placed");
}

// ---- what moves

export type Motion =
  | { kind: "card"; seat: number; card: string; creature: string; row: number }
  | { kind: "token"; seat: number; creature: string; row: number }
  | { kind: "seal"; seat: number }
  | { kind: "opens"; seat: number; creature: string }
  | { kind: "falls"; creature: string }
  | { kind: "round"; row: number };

/** What an event moves on the board, if anything. */
export function motionOf(event: ArenaEvent): Motion | null {
  switch (event.kind) {
    case "combat-card-played": {
      const { seat, card, row } = event;
      return card === null ? null : { kind: "card", seat, card, creature: readCard(card).emblem, row };
    }
    case "spectator-played": {
      const { seat, card, creature, row } = event;
      return { kind: "card", seat, card: card ?? "", creature, row };
    }
    case "bet-placed":
    case "wagered":
      return { kind: "token", seat: event.seat, creature: event.creature, row: event.row };
    case "secret-bet-placed":
      return { kind: "seal", seat: event.seat };
    case "secret-bet-revealed":
      return { kind: "opens", seat: event.seat, creature: event.creature };
    case "creature-eliminated":
      return { kind: "falls", creature: event.creature };
    case "round-begun":
      return { kind: "round", row: event.row };
    default:
      return null;
  }
}

/** Where the reader's own things come from: these places are measured before the board changes. */
export function sourcesOf(motions: readonly Motion[], own: number | null): string[] {
  return motions.flatMap((motion) => {
    if (!("seat" in motion) || motion.seat !== own) return [];
    if (motion.kind === "card") return [`hand ${motion.card}`];
    return motion.kind === "opens" ? ["seal"] : ["supply"];
  });
}

/** What new events move, in order; of a long catch-up only the last moves are shown. */
export function motionsOf(events: readonly ArenaEvent[], after: number, most = 6): Motion[] {
  const motions = events.filter((event) => event.number > after).map(motionOf);
  return motions.filter((motion) => motion !== null).slice(-most);
}
