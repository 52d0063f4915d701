// The view of a reader, the odds and the events, as the server gives them, turned into facts to draw. No rule is applied
// here: what may be done is what the question lists, and what it may lead to is what the odds say.
import type { CircusMaximus } from "../../gen/words";
import type { ChartWords, OptionWords } from "../../lib/wire";

export type Told = CircusMaximus.Words;
export type Chariot = CircusMaximus.ChariotWords;
export type Rank = CircusMaximus.RankWords;
export type RaceView = CircusMaximus.ViewWords;
export type RaceEvent = CircusMaximus.Event;
export type Odds = CircusMaximus.OddsWords;
export type Row = Odds["rows"][number];
export type SpeedRow = CircusMaximus.SpeedRow;
export type MoveRow = CircusMaximus.MoveRow | CircusMaximus.AttackRow;
export type Outcomes = CircusMaximus.HoldRow["outcomes"];
export type Way = CircusMaximus.CheckedWayWords;
export type Threat = CircusMaximus.ThreatWords;

export function chariotOf(view: RaceView, colour: string | null | undefined): Chariot | null {
  return view.chariots.find((one) => one.colour === colour) ?? null;
}

export function isActive(chariot: Chariot): boolean {
  return chariot.team !== null;
}

/** Whether it runs against the race, as a bolting team may. */
export function isAgainst(chariot: Chariot): boolean {
  return chariot.heading === "against";
}

/** Whether the log sheets are open: before that nothing but the start lanes is known. */
export function isBuilt(chariot: Chariot): boolean {
  return chariot.points.length > 0;
}

/** All chariots but those that never raced: a lesson's scene may leave some out. */
export function fieldOf(view: RaceView): Chariot[] {
  return view.chariots.filter((one) => one.standing !== "out" || isBuilt(one));
}

export function ownChariots(view: RaceView, seat: number | null): Chariot[] {
  return seat === null ? [] : fieldOf(view).filter((one) => one.owner === seat);
}

/** Home first, then those on the track, the foremost first, then those out of the race. */
export function raceOrder(view: RaceView): Chariot[] {
  const field = new Set(fieldOf(view));
  return view.order.flatMap(({ colour }) => view.chariots.filter((one) => one.colour === colour && field.has(one)));
}

/** A chariot's place, lap and gap. */
export function rankOf(view: RaceView, chariot: Chariot): Rank | null {
  return view.order.find((one) => one.colour === chariot.colour) ?? null;
}

/** How many squares a chariot is ahead of another one, or behind it if negative; null where that cannot be said. */
export function aheadOf(view: RaceView, chariot: Chariot, other: Chariot): number | null {
  const [gap, from] = [rankOf(view, chariot)?.gap ?? null, rankOf(view, other)?.gap ?? null];
  return gap === null || from === null ? null : from - gap;
}

/** The chariot to look at: the one the question is about, else the mover, else one's own foremost, or the leader. */
export function focusOf(view: RaceView, seat: number | null): Chariot | null {
  const order = raceOrder(view).filter(isActive);
  const own = order.find((one) => one.owner === seat) ?? null;
  return chariotOf(view, view.you?.about) ?? own ?? chariotOf(view, view.mover) ?? order[0] ?? view.chariots[0] ?? null;
}

/** The lap the race is in: that of the foremost. */
export function lapOf(view: RaceView, laps: number): number {
  return Math.min(laps, Math.max(1, ...view.chariots.map((one) => one.lap)));
}

/** What a chariot does in this turn. */
export function stateOf(
  view: RaceView,
  chariot: Chariot,
): "moving" | "writing" | "written" | "cup" | "later" | "moved" | "none" {
  if (!isActive(chariot) || view.turn === 0) return "none";
  if (view.mover === chariot.colour && view.choice !== "write-speeds") return "moving";
  if (view.choice === "write-speeds") return writes(view, chariot) ? "writing" : "written";
  if (view.later.includes(chariot.colour)) return "later";
  if (view.cup.includes(chariot.colour)) return "cup";
  return chariot.drawn ? "moved" : "none";
}

/** Whether its speed is still to be written: of rivals one sees who still writes, of one's own also which is written. */
function writes(view: RaceView, chariot: Chariot): boolean {
  return view.asked.includes(chariot.owner) && view.you?.written[chariot.colour] === undefined;
}

/** The turn before a chariot's first open speed: not 0 where the table begins in the middle of a race. */
export function turnBefore(view: RaceView, chariot: Chariot): number {
  if (chariot.standing !== "racing" && chariot.standing !== "finished") return 0;
  return Math.max(0, view.turn - chariot.speeds.length - (chariot.drawn ? 0 : 1));
}

/** The turn that an event was told in, or what was told before the first token: as told, or counted from the turn it is
 * now where the telling begins in the middle of a race. */
export function turnAt(view: RaceView, events: readonly RaceEvent[], event: RaceEvent | null): number {
  const begun = events.filter((one) => one.kind === "turn-begun");
  const before = event === null ? undefined : begun.findLast((one) => one.number < event.number);
  if (before !== undefined) return before.turn;
  const next = begun[0];
  return next === undefined ? view.turn : next.turn - 1;
}

/** The tokens drawn in this turn, in their order; first those of which nothing was told. */
export function drawnNow(view: Pick<RaceView, "chariots">, events: readonly RaceEvent[]): string[] {
  const from = events.findLastIndex((event) => event.kind === "turn-begun");
  const drawn = events.slice(from + 1).filter((event) => event.kind === "token-drawn");
  // In a replay that jumps, the events in between are not known.
  const told = new Set(drawn.map((event) => event.chariot));
  const untold = view.chariots.filter((one) => one.drawn && !told.has(one.colour));
  return [...untold.map((one) => one.colour), ...told];
}

// ---- optional rules

/** What a chariot carries that can be thrown or thrust, in the order it is sold in. */
export const WEAPONS = ["dust", "knife", "spear", "small-knife"] as const;
export type Weapon = (typeof WEAPONS)[number];

/** The weapons in hand; none told where no table sells any. */
export function weaponsOf(chariot: Chariot): string[] | null {
  return chariot.outfit?.weapons ?? null;
}

/** What falls from the sky and what has become of the ground. */
export function weatherOf(view: RaceView): { rain: boolean; mud: boolean; word: string | null } {
  const signs: readonly string[] = view.weather ?? [];
  const [rain, mud] = [signs.includes("rain"), signs.includes("mud")];
  return { rain, mud, word: signs.length === 0 ? null : signs.join("-") };
}

/** A speed as it is written: with an S, the team is whipped too. */
export function orderOf(say: string): { speed: number; whips: boolean } {
  const word = say.split(" ")[2] ?? "";
  return { speed: Number(word.replace(/S$/, "")), whips: word.endsWith("S") };
}

// ---- risks

export type Risk = "safe" | "warn" | "danger" | "unknown";

/** Bounds further apart than this tell nothing. */
const VAGUE = 0.5;

/** Under 5 in a hundred, up to 15, and more; where only bounds are known, the worse one counts. */
export function riskOf(chance: Chance): Risk {
  const { out, exact = true, least = out, most = out } = chance;
  if (!exact && most - least >= VAGUE && least <= 0.15) return "unknown";
  const worst = exact ? out : most;
  if (worst < 0.05) return "safe";
  return worst <= 0.15 ? "warn" : "danger";
}

/** A chance in whole hundredths for a badge: 0 only where nothing can happen. */
export function percent(chance: number): string {
  if (chance <= 0) return "0";
  return chance < 0.0095 ? "<1" : String(Math.round(chance * 100));
}

/** A chance for a panel, one decimal below ten. */
export function finePercent(chance: number): number {
  const hundred = chance * 100;
  return hundred < 10 ? Math.round(hundred * 10) / 10 : Math.round(hundred);
}

/** The chance to be out of the race, as it was told: with bounds where the look ahead had to end before all was followed. */
export type Chance = Pick<Way, "out"> & Partial<Pick<Way, "exact" | "least" | "most">>;

/** What is known of a chance, in whole hundredths. */
export type Known = { sort: "exact" | "about"; percent: string } | { sort: "between"; least: string; most: string };

/** Its bounds where they lie further apart than one step of rounding, else its number. */
export function knownOf({ out, exact = true, least = out, most = out }: Chance): Known {
  if (exact || most <= 0) return { sort: "exact", percent: percent(out) };
  const [low, high] = [hundredths(least), hundredths(most)];
  if (hundredths(most - least) <= 1) return { sort: "about", percent: percent(out) };
  // Outwards, so that the chance never lies beyond what is shown.
  return { sort: "between", least: String(Math.floor(low)), most: String(Math.ceil(high)) };
}

/** The wire's six decimals without what binary fractions add to them. */
function hundredths(chance: number): number {
  return Math.round(chance * 1e6) / 1e4;
}

/** A chance for the eye: "15", "≈15" or "12–18". */
export function chanceText(chance: Chance): string {
  const known = knownOf(chance);
  if (known.sort === "between") return `${known.least}–${known.most}`;
  return known.sort === "about" ? `≈${known.percent}` : known.percent;
}

// ---- odds

export const NO_ODDS: Odds = { choice: null, about: null, rows: [] };

export function isSpeed(row: Row): row is SpeedRow {
  return "speed" in row;
}

export function isMove(row: Row): row is MoveRow {
  return "mf" in row && "flip" in row;
}

/** The lane a way ends in and where, with what it takes. */
export interface End {
  lane: number;
  square: number;
  says: string[];
  way: Way;
}

// ---- plans

/** Where a move belongs on the pad and on the board. */
export type Verb = "ahead" | "in" | "out" | "attack" | "brake" | "aside" | "other";

const ATTACKS = new Set(["lash", "ram", "trample", "dust", "knife", "small", "spear"]);

export function verbOf(say: string): Verb {
  const [first = "", second = ""] = say.split(" ");
  if (first === "forward" || first === "over") return "ahead";
  if (first === "lane") return second === "in" ? "in" : "out";
  if (ATTACKS.has(first)) return "attack";
  if (first === "brake" && second === "") return "brake";
  return first === "slip" ? "aside" : "other";
}

/** A run of equal steps of a plan. */
export interface Run {
  say: string;
  count: number;
  /** MFs spent when it begins and when it ends, counted from 1. */
  from: number;
  to: number;
}

/** A plan, run by run, with the MFs spent so far; `costs` by step. */
export function runsOf(says: readonly string[], costs: readonly number[], used = 0): Run[] {
  const runs: Run[] = [];
  let spent = used;
  says.forEach((say, place) => {
    const cost = costs[place] ?? 0;
    const last = runs.at(-1);
    if (last !== undefined && last.say === say && cost > 0) {
      last.count += 1;
      last.to = spent + cost;
    } else {
      runs.push({ say, count: 1, from: spent + Math.min(1, cost), to: spent + cost });
    }
    spent += cost;
  });
  return runs;
}

/** Whom and what an attack strikes: `ram red car`, `small knife red team`. */
export function targetOf(say: string): { verb: string; colour: string; part: "team" | "car" } | null {
  const [verb = "", colour = "", part = ""] = say.replace("small knife", "small-knife").split(" ");
  if (verbOf(say) !== "attack") return null;
  return { verb, colour, part: part === "team" ? "team" : "car" };
}

// ---- preparation

/** The points of an option `prepare red 1-1-1-1`. */
export function pointsOf(say: string): number[] {
  return (say.split(" ")[2] ?? "").split("-").map(Number);
}

/** All options that give a part so many points. */
export function preparedSo(options: readonly OptionWords[], part: number, value: number): OptionWords[] {
  return options.filter((option) => pointsOf(option.say)[part] === value);
}

/** The option that spends points so, if it may be taken. */
export function preparation(options: readonly OptionWords[], points: readonly number[]): OptionWords | null {
  return options.find((option) => pointsOf(option.say).join() === points.join()) ?? null;
}

/** How many points there are to spend, and the most for one part: as the options have it. */
export function pointLimits(options: readonly OptionWords[]): { all: number; each: number } {
  const plans = options.map((option) => pointsOf(option.say));
  const all = plans[0]?.reduce((sum, one) => sum + one, 0) ?? 0;
  return { all, each: Math.max(0, ...plans.flat()) };
}

// ---- rolls and charts

/** An event with dice, and where on which chart they were looked up. */
export interface Roll {
  event: RaceEvent;
  chariot: string;
  dice: number[];
  chart: string | null;
  row: number;
  /** Null where only the result tells which column it was. */
  column: number | null;
  /** What the chart gave, where no column is told. */
  result: string;
}

/** The weights of cars, by their points. */
export const CARS: readonly CircusMaximus.Car[] = ["light", "normal", "heavy"];

/** Rolls that are worth looking at, the latest first. */
export function rollsOf(events: readonly RaceEvent[], most: number): Roll[] {
  const rolls: Roll[] = [];
  for (let place = events.length - 1; place >= 0 && rolls.length < most; place -= 1) {
    const roll = rollOf(events[place]);
    if (roll !== null) rolls.push(roll);
  }
  return rolls;
}

/** What was rolled, where an event tells dice. */
export function diceOf(event: RaceEvent): number[] {
  if ("dice" in event) return event.dice;
  return "die" in event && Array.isArray(event.die) ? event.die : [];
}

export function rollOf(event: RaceEvent | undefined): Roll | null {
  if (event === undefined) return null;
  const dice = diceOf(event);
  if (dice.length === 0) return null;
  const sum = dice.reduce((all, one) => all + one, 0);
  const told = { event, chariot: "chariot" in event ? event.chariot : "", dice, result: "" };
  switch (event.kind) {
    case "strain-rolled":
      return { ...told, chart: "strain", row: event.row, column: event.points };
    case "lash-rolled":
      return { ...told, chart: "lash", row: sum, column: event.factor };
    case "cars-rolled":
      return { ...told, chart: "cars", row: event.total, column: 0 };
    case "over-rolled":
      return { ...told, chart: "over", row: event.total, column: 0 };
    case "horse-injured":
    case "wheel-damaged": {
      // From two dice: the event tells the points and not the weight of the car that struck.
      if (dice.length !== 2) break;
      const chart = event.kind === "horse-injured" ? "horse-struck" : "wheel-struck";
      return { ...told, chart, row: sum, column: null, result: String(event.points) };
    }
  }
  return { ...told, chart: null, row: sum, column: 0 };
}

/** The place of a number among a chart's rows or columns: those beyond its ends count as its ends. */
export function slotOf(numbers: readonly number[], wanted: number): number {
  const first = numbers[0] ?? 0;
  const last = numbers.at(-1) ?? 0;
  return Math.min(Math.max(wanted, first), last) - first;
}

/** The places of the columns that a roll was looked up in: the one that is told, or those that gave its result. */
export function columnsOf(chart: ChartWords, roll: Roll): number[] {
  if (roll.column !== null) return [slotOf(chart.columns, roll.column)];
  const cells = chart.cells[slotOf(chart.rows, roll.row)] ?? [];
  return cells.flatMap((cell, place) => (cell === roll.result ? [place] : []));
}

/** The first row of a chart's column from which on a result comes; null if it never does. */
export function neededFor(chart: ChartWords, column: number, result: string): number | null {
  const place = slotOf(chart.columns, column);
  const row = chart.cells.findIndex((cells) => cells[place] === result);
  return row < 0 ? null : (chart.rows[row] ?? null);
}

/** The most that could have been rolled without the flip that an event tells; null if it tells none. */
export function flipLimit(strain: ChartWords, event: RaceEvent): number | null {
  if (event.kind !== "strain-rolled" || event.strain !== "FP") return null;
  const needed = neededFor(strain, event.points, event.strain);
  return needed === null ? null : needed - 1;
}

// ---- what has moved

/** Something to show of what happened. */
export type Motion =
  | { kind: "drive"; colour: string; squares: string[]; against: boolean }
  | { kind: "struck"; colour: string; rival: string }
  | { kind: "flip"; colour: string }
  | { kind: "run"; colour: string; squares: string[] };

/** What has moved since an event, one thing after the other; `stood` is where a team or a man stood before, and `faced`
 * whether the team ran against the race. */
export function motionsOf(
  events: readonly RaceEvent[],
  since: number,
  stood: (colour: string) => string | null,
  faced: (colour: string) => boolean = () => false,
): Motion[] {
  const motions: Motion[] = [];
  const at = new Map<string, string | null>();
  const turned = new Map<string, boolean>();
  function step(kind: "drive" | "run", colour: string, square: string): void {
    const last = motions.at(-1);
    const against = turned.get(colour) ?? faced(colour);
    const goes = last?.kind === kind && last.colour === colour && (last.kind === "run" || last.against === against);
    if (goes) last.squares.push(square);
    else {
      const from = at.get(colour) ?? stood(colour);
      const squares = from === null ? [square] : [from, square];
      motions.push(kind === "drive" ? { kind, colour, squares, against } : { kind, colour, squares });
    }
    at.set(colour, square);
  }
  for (const event of events) {
    if (event.number <= since) continue;
    switch (event.kind) {
      case "moved":
      case "lane-changed":
      case "slipped":
      case "forced-slip":
      case "evaded":
      case "backed":
        step("drive", event.chariot, event.square);
        break;
      case "bolted":
        // It turns where it stands, onto the other way's name of the same square.
        turned.set(event.chariot, event.heading === "against");
        at.set(event.chariot, event.square);
        break;
      case "ran":
        step("run", event.chariot, event.square);
        break;
      case "attacked":
      case "forced-ram":
        motions.push({ kind: "struck", colour: event.chariot, rival: event.rival });
        break;
      case "flipped":
        motions.push({ kind: "flip", colour: event.chariot });
        break;
    }
  }
  return motions;
}

// ---- costs of a plan

/** What each move of a plan costs: `leftAfter` is the MFs left after so many of them, as far as it was told; runs between
 * are spread evenly. */
export function costsOf(count: number, leftAfter: (moves: number) => number | null): number[] {
  const costs: number[] = [];
  let [known, left] = [0, leftAfter(0) ?? 0];
  for (let moves = 1; moves <= count; moves += 1) {
    const now = leftAfter(moves);
    if (now === null && moves < count) continue;
    const many = moves - known;
    const each = now === null ? 0 : (left - now) / many;
    for (let one = 0; one < many; one += 1) costs.push(each);
    [known, left] = [moves, now ?? left];
  }
  return costs;
}
