// The view of a reader, as the server gives it, turned into facts to draw. No rule is applied here: what may be done is
// what the question lists, what a speed leads to is what the server's odds say.
import type { ArenaMaximus } from "../../gen/words";
import type { OptionWords, Question } from "../../lib/wire";

export type Told = ArenaMaximus.Words;
export type RaceView = ArenaMaximus.ViewWords;
export type RaceEvent = ArenaMaximus.Event;
export type Choice = ArenaMaximus.Question["choice"];
export type Chariot = ArenaMaximus.ChariotWords;
export type Odds = ArenaMaximus.OddsWords;
export type SpeedOdds = ArenaMaximus.SpeedWords;
export type RivalOdds = ArenaMaximus.RivalWords;
export type Skill = ArenaMaximus.Colour;
export type Purpose = ArenaMaximus.Ramming | ArenaMaximus.Whipping;

/** A skill is drawn as the faction of its colour: its symbol and its letter. */
export interface Look {
  letter: string;
  symbol: string;
  hex: string;
  on: string;
}

const DARK = "#241a17";
const PALE = "#ffffff";

export const LOOKS: Record<Skill, Look> = {
  green: { letter: "P", symbol: "sprig", hex: "#2ba883", on: DARK },
  yellow: { letter: "L", symbol: "sun", hex: "#f5da45", on: DARK },
  red: { letter: "R", symbol: "flame", hex: "#cd4928", on: PALE },
  blue: { letter: "V", symbol: "trident", hex: "#1466ad", on: PALE },
  black: { letter: "N", symbol: "moon", hex: "#2b2523", on: PALE },
};

export const SKILLS: readonly Skill[] = ["green", "yellow", "red", "blue", "black"];

// ---- cards and tiles

export interface Card {
  /** In the engine's words: `whip green`, `rein blue+red`, `magic`. */
  name: string;
  kind: "whip" | "rein" | "magic";
  skills: Skill[];
}

function isSkill(word: string): word is Skill {
  return word in LOOKS;
}

function skillsIn(words: string): Skill[] {
  return words.split("+").filter(isSkill);
}

/** A card from its words. */
export function readCard(name: string): Card {
  const [kind = "", skills = ""] = name.split(" ");
  if (kind === "magic") return { name, kind, skills: [...SKILLS] };
  return { name, kind: kind === "rein" ? "rein" : "whip", skills: skillsIn(skills) };
}

/** Cards by their faces, alike ones counted. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

export type Face =
  | { kind: "hidden" | "empty" | "stables" | "line" }
  | { kind: "rocks" | "jump"; rating: number }
  | { kind: "hazard"; skills: Skill[] };

/** A tile from its words. */
export function readTile(words: string): Face {
  const [kind = "", rest = ""] = words.split(" ");
  switch (kind) {
    case "rocks":
    case "jump":
      return { kind, rating: Number(rest) };
    case "hazard":
      return { kind, skills: skillsIn(rest) };
    case "stables":
    case "empty":
      return { kind };
    case "face-down":
      return { kind: "hidden" };
    default:
      return { kind: "line" };
  }
}

// ---- where chariots stand

export function isOver(view: RaceView): boolean {
  return view.asked.length === 0;
}

export function chariotOf(view: RaceView, seat: number | null): Chariot | null {
  return seat === null ? null : (view.chariots[seat] ?? null);
}

/** The lap a chariot is on, counted from one. */
export function lapOf(view: RaceView, chariot: Chariot): number {
  return Math.min(view.laps, Math.floor(chariot.progress / view.track.length) + 1);
}

/** The lap of the foremost chariot. */
export function leadingLap(view: RaceView): number {
  return Math.max(1, ...view.chariots.filter((one) => one.status !== "out").map((one) => lapOf(view, one)));
}

/** The place of a chariot in the line of its tile, from one; none outside the track. */
export function placeInLine(view: RaceView, chariot: Chariot): number | null {
  const place = view.track[chariot.tile]?.line.indexOf(chariot.seat) ?? -1;
  return place < 0 ? null : place + 1;
}

/** Every chariot by how far it is, the foremost first; those out of the race last. */
export function standings(view: RaceView): Chariot[] {
  const far = (one: Chariot) => (one.status === "out" ? -1 : one.progress);
  return [...view.chariots].sort(
    (one, other) =>
      far(other) - far(one) || (placeInLine(view, one) ?? 9) - (placeInLine(view, other) ?? 9) || one.seat - other.seat,
  );
}

export type State = "moving" | "asked" | "moved" | "waiting" | "down" | "recovered" | "out" | "crossed";

/** How a chariot is, in one word. */
export function stateOf(view: RaceView, chariot: Chariot): State {
  if (chariot.status !== "racing") return chariot.status;
  if (!isOver(view) && view.turn === chariot.seat) return "moving";
  if (view.asked.includes(chariot.seat)) return "asked";
  if (chariot.crossed) return "crossed";
  return chariot.moved ? "moved" : "waiting";
}

/** How many tiles of each shape are still face down, for the note on averages. */
export function hiddenTiles(view: RaceView): { straight: number; curve: number } {
  const hidden = view.track.filter((one) => one.tile === "face-down");
  const straight = hidden.filter((one) => one.shape === "straight").length;
  return { straight, curve: hidden.length - straight };
}

/** The first and the last tile that lies face down; they lie one after the other. */
export function hiddenStretch(view: RaceView): { first: number; last: number } | null {
  const places = view.track.flatMap((one, place) => (one.tile === "face-down" ? [place] : []));
  const [first] = places;
  return first === undefined ? null : { first, last: places.at(-1) ?? first };
}

// ---- odds

/** Questions before the draw: only of these there are odds. */
export const FORESEEABLE: ReadonlySet<Choice> = new Set(["set-speed", "discard-phase"]);

export type Danger = "safe" | "warn" | "danger";

/** Three steps of danger, by the chance in per cent. */
export function dangerOf(percent: number): Danger {
  if (percent < 5) return "safe";
  return percent <= 15 ? "warn" : "danger";
}

/** A chance in whole per cents: 0 only where nothing can happen, and 100 only where it must. */
export function percentText(chance: number): string {
  const percent = chance * 100;
  if (percent === 0) return "0";
  if (percent < 0.95) return "<1";
  if (percent > 99 && percent < 100) return "99";
  return String(Math.round(percent));
}

/** The tiles a run of steps enters, from a chariot's place on; the line is told apart. */
export interface Entered {
  /** Counted from the start, laps included. */
  progress: number;
  tile: number;
  words: string;
  /** The last step over the finish. */
  finish: boolean;
  rivals: number[];
}

export function entered(view: RaceView, chariot: Chariot, steps: number): Entered[] {
  const length = view.track.length;
  const goal = view.laps * length;
  const run: Entered[] = [];
  for (let progress = chariot.progress + 1; progress <= chariot.progress + steps; progress += 1) {
    const tile = progress % length;
    const { tile: words = "empty", line = [] } = view.track[tile] ?? {};
    const rivals = progress > goal ? [] : line.filter((seat) => seat !== chariot.seat);
    run.push({ progress, tile, words, finish: progress >= goal, rivals });
  }
  return run;
}

/** Rivals who may still come to a place this round, by what the odds say of their reach. */
export function threats(view: RaceView, odds: Odds | null, seat: number, progress: number): RivalOdds[] {
  return (odds?.rivals ?? []).filter((rival) => {
    const chariot = view.chariots[rival.seat];
    if (rival.seat === seat || chariot === undefined || chariot.status !== "racing") return false;
    const far = progress - chariot.progress;
    return rival.fastest > 0 && far > 0 && far <= rival.fastest;
  });
}

// ---- what is asked

/** The question under way with the numbers that belong to it; all of them are public. */
export interface Asking {
  choice: Choice;
  seat: number;
  /** Whom it is about: who rams, who comes on, who cast the spell. */
  rival: number | null;
  /** How many cards, or sets, can still follow. */
  left: number;
  /** How many were laid in this answer so far. */
  laid: number;
  /** How many lie against one. */
  against: number;
  /** A set of which only the whip lies. */
  half: boolean;
  purpose: Purpose | null;
  icon: Skill | null;
  /** What others have already laid for the same. */
  before: number;
}

const MANY = 99;

function nothing(choice: Choice, seat: number): Asking {
  return {
    choice,
    seat,
    rival: null,
    left: 1,
    laid: 0,
    against: 0,
    half: false,
    purpose: null,
    icon: null,
    before: 0,
  };
}

/** What the question is about. */
export function askingOf(view: RaceView): Asking | null {
  const asked = view.question;
  if (asked === null) return null;
  const asking = nothing(asked.choice, view.asked[0] ?? 0);
  switch (asked.choice) {
    case "set-speed":
      return { ...asking, left: asked.left, laid: Math.max(asked.added, asked.removed) };
    case "discard-phase":
      return { ...asking, left: asked.left, laid: asked.gone };
    case "fresh-hand":
      return { ...asking, left: MANY };
    case "pay-rocks":
      return { ...asking, left: asked.left, laid: asked.paid, against: asked.rating };
    case "answer-block":
      return { ...asking, left: asked.left, laid: asked.paid, against: asked.due };
    case "pay-hazard":
    case "pay-spell":
      return { ...asking, icon: asked.icon };
    case "lay-sets": {
      const { rival, purpose, left, laid, most } = asked;
      const against = purpose === "cancel" ? most : 0;
      return { ...asking, rival, purpose, left, laid, against, half: asked.next === "rein" };
    }
    case "block":
      return { ...asking, rival: asked.mover, before: asked.before, laid: asked.laid, left: asked.left };
    case "lay-whips": {
      const { rival, purpose, left, laid, most } = asked;
      return { ...asking, rival, purpose, against: most, left, laid };
    }
    case "counter-choice":
      return { ...asking, rival: asked.caster };
    default:
      return asking;
  }
}

export type Zone = "hand" | "pool";

/** The verb a card of a zone is used with in this question. */
export function verbFor(choice: Choice | null, zone: Zone): string {
  if (choice === "set-speed") return zone === "pool" ? "remove" : "add";
  if (choice === "discard-phase" || choice === "fresh-hand") return "discard";
  return "lay";
}

/** Questions that are answered with several cards at once. */
const COMPOSED: ReadonlySet<Choice> = new Set<Choice>([
  "set-speed",
  "discard-phase",
  "fresh-hand",
  "pay-rocks",
  "answer-block",
  "block",
  "lay-whips",
  "lay-sets",
]);

export function isComposed(asking: Asking | null): boolean {
  return asking !== null && COMPOSED.has(asking.choice) && !asking.half;
}

/** A card that belongs to an answer, and the place it has among its like. */
export function cardIn(say: string): { verb: string; card: string } | null {
  const [verb = "", ...rest] = say.split(" ");
  return ["add", "remove", "discard", "lay"].includes(verb) && rest.length > 0 ? { verb, card: rest.join(" ") } : null;
}

/** Which cards of a hand an answer uses, by their places; of like ones the first that are not taken. */
export function usedPlaces(
  cards: readonly string[],
  says: readonly string[],
  verb: string,
  taken: ReadonlySet<number> = new Set(),
): Set<number> {
  const used = new Set<number>();
  for (const say of says) {
    const found = cardIn(say);
    if (found === null || found.verb !== verb) continue;
    const place = cards.findIndex((card, number) => card === found.card && !used.has(number) && !taken.has(number));
    if (place >= 0) used.add(place);
  }
  return used;
}

/** An answer made of these cards, in the words of the engine: alike cards are laid in the order of the hand, and where
 *  more could follow it says that this is all. */
export function composed(asking: Asking, verb: string, cards: readonly string[]): string[] {
  if (asking.choice === "lay-sets") return composedSets(asking, cards);
  const says = cards.map((card) => `${verb} ${card}`);
  if (asking.choice === "answer-block") return says;
  return cards.length < asking.left ? [...says, "done"] : says;
}

/** Whips and reins in turn; magic stands for what is missing. */
export function pairs(cards: readonly string[]): { whips: string[]; reins: string[] } {
  const whips = cards.filter((card) => readCard(card).kind === "whip");
  const reins = cards.filter((card) => readCard(card).kind === "rein");
  for (const card of cards.filter((one) => readCard(one).kind === "magic")) {
    if (whips.length < reins.length) whips.push(card);
    else reins.push(card);
  }
  return { whips, reins };
}

function composedSets(asking: Asking, cards: readonly string[]): string[] {
  const { whips, reins } = pairs(cards);
  const says = whips.flatMap((whip, place) => {
    const rein = reins[place];
    return rein === undefined ? [`lay ${whip}`] : [`lay ${whip}`, `lay ${rein}`];
  });
  return whips.length === reins.length && whips.length < asking.left ? [...says, "done"] : says;
}

/** How many of these cards, or sets of them, an answer can hold. */
export function mostLaid(asking: Asking, cards: readonly string[]): number {
  const { whips, reins } = pairs(cards);
  const sets = asking.choice === "lay-sets" && !asking.half;
  return Math.min(asking.left, sets ? Math.min(whips.length, reins.length) : cards.length);
}

/** Whether an answer of so many cards can be sent: a block is cancelled in full, sets are whole. */
export function isWhole(asking: Asking, cards: readonly string[]): boolean {
  if (asking.choice === "answer-block") return cards.length === asking.left;
  if (asking.choice !== "lay-sets") return true;
  const { whips, reins } = pairs(cards);
  return whips.length === reins.length;
}

/** The speed an answer leads to. */
export function speedAfter(speed: number, says: readonly string[]): number {
  const count = (verb: string) => says.filter((say) => cardIn(say)?.verb === verb).length;
  return speed + count("add") - count("remove");
}

/** How a card of the hand would be used now: what is asked of the server when it cannot be. */
export function wouldSay(choice: Choice | null, zone: Zone, card: string): string {
  return `${verbFor(choice, zone)} ${card}`;
}

// ---- where options belong

/** The chariots that options point at: rams, attacks, fireballs. */
export function targetsOf(question: Question | null): Map<number, OptionWords[]> {
  const targets = new Map<number, OptionWords[]>();
  for (const option of question?.options ?? []) {
    const found = /^(?:ram|attack|cast fireball) (\d+)$/.exec(option.say);
    if (found === null) continue;
    const seat = Number(found[1]);
    targets.set(seat, [...(targets.get(seat) ?? []), option]);
  }
  return targets;
}

/** The two tiles that a spell would swap. */
export function swapOf(view: RaceView, seat: number, say: string): [number, number] | null {
  const found = /^cast alter ([+-]\d+) ([+-]\d+)$/.exec(say);
  const here = view.chariots[seat]?.tile;
  if (found === null || here === undefined) return null;
  const length = view.track.length;
  const at = (offset: string | undefined) => (((here + Number(offset)) % length) + length) % length;
  return [at(found[1]), at(found[2])];
}

// ---- what moves

export type Motion =
  | { kind: "drive"; seat: number; from: number; to: number }
  | { kind: "blocked"; seat: number }
  | { kind: "crash" | "return"; seat: number }
  | { kind: "turn"; first: number; count: number };

/** What new events move, in order. Where chariots drove from is what the view showed before. */
export function motionsOf(events: readonly RaceEvent[], after: number, before: RaceView, now: RaceView): Motion[] {
  const motions: Motion[] = [];
  const driven = new Set<number>();
  for (const event of events) {
    if (event.number <= after) continue;
    switch (event.kind) {
      case "tiles-revealed":
        motions.push({ kind: "turn", first: event.first, count: event.tiles.length });
        break;
      case "entered":
      case "ran-past": {
        const { seat } = event;
        const from = before.chariots[seat]?.progress;
        const to = now.chariots[seat]?.progress;
        if (driven.has(seat) || from === undefined || to === undefined || to <= from) break;
        driven.add(seat);
        motions.push({ kind: "drive", seat, from, to });
        break;
      }
      case "block-held":
        motions.push({ kind: "blocked", seat: event.seat });
        break;
      case "crashed":
        motions.push({ kind: "crash", seat: event.seat });
        break;
      case "returned":
        motions.push({ kind: "return", seat: event.seat });
        break;
    }
  }
  return motions;
}

/** The spell that was cast last. */
export function lastSpell(events: readonly RaceEvent[]): RaceEvent | null {
  return events.findLast((event) => event.kind === "spell-cast") ?? null;
}

/** Whether the set is the one that was put together from what is known of the box. */
export function isReconstructed(options: Record<string, unknown>): boolean {
  const own = options["components"];
  return own === undefined || own === null || (typeof own === "object" && Object.keys(own).length === 0);
}
