// The race as its reader plays it: what he looks at, the moves he puts together, and what the odds say of them.
import type { Sight } from "../../lib/game";
import { t } from "../../lib/texts.svelte";
import type { ChartWords, OptionWords } from "../../lib/wire";
import { liveryOf } from "./factions";
import { layers } from "./layers.svelte";
import {
  chariotOf,
  costsOf,
  focusOf,
  isActive,
  isMove,
  isSpeed,
  NO_ODDS,
  orderOf,
  ownChariots,
  runsOf,
  targetOf,
  verbOf,
  type Chariot,
  type End,
  type MoveRow,
  type Odds,
  type RaceView,
  type Roll,
  type Row,
  type Run,
  type SpeedRow,
  type Threat,
  type Verb,
  type Way,
  type Told,
} from "./read";
import type { Course } from "./track";
import { loadCharts, loadCourse } from "./world";

/** A move that can be added to the plan. */
export interface Move {
  say: string;
  row: MoveRow | null;
  /** The square it leads to, if it leads anywhere. */
  square: number | null;
}

/** The last leg of a plan: after which moves, which of how many ways, and the whole plan with it. */
interface Leg {
  moment: string;
  base: readonly string[];
  says: readonly string[];
  at: number;
  all: number;
}

/** Tries to find a way into the next lane before it is given up. */
const PATIENCE = 2;
const PAUSE = 220;
const plays = new WeakMap<Sight<Told>, Play>();

/** How likely an answer of these odds ends badly: its own way, and a blow that goes wrong. */
function rowRisk(odds: Odds, say: string): number {
  const row = odds.rows.find((one) => one.pick === say);
  if (row === undefined) return 0;
  const blow = "averted" in row ? row.outcomes.attacker_out : 0;
  return 1 - (1 - ("out" in row ? row.out : 0)) * (1 - blow);
}

/** Ends on squares of their own: where the inside changes hands, two ways may lead to one. */
function distinct(ends: readonly (End | null)[]): End[] {
  const found = new Map<number, End>();
  for (const end of ends) if (end !== null && !found.has(end.square)) found.set(end.square, end);
  return [...found.values()];
}

/** The play that a board has made of a sight. */
export function playOf(sight: Sight<Told>): Play | null {
  return plays.get(sight) ?? null;
}

export class Play {
  course = $state.raw<Course | null>(null);
  charts = $state.raw<ChartWords[]>([]);
  /** Whose log sheet is open, if the reader chose one. */
  opened = $state<string | null>(null);
  /** A roll whose chart is looked at. */
  roll = $state.raw<Roll | null>(null);
  /** What the odds said of the attack that ends the plan. */
  blow = $state.raw<MoveRow | null>(null);
  /** Why something is not told, in a sentence. */
  trouble = $state("");
  /** What the odds say of the plan as it stands; of an older one while they are asked. */
  private told = $state.raw<{ key: string; odds: Odds }>({ key: "", odds: NO_ODDS });
  /** Who can reach which own chariot: told of a position, not with every plan. */
  private dangers = $state.raw<Record<string, Threat[]>>({});
  private found = $state.raw<{ key: string; ends: End[] }>({ key: "", ends: [] });
  private lefts = $state.raw<ReadonlyMap<string, number>>(new Map());
  private asked = new Map<string, Promise<Odds>>();
  private askedAt = "";
  /** Where the first move could lead to, and the leg of the plan that was pointed at. */
  private near = $state.raw<{ moment: string; squares: string[] }>({ moment: "", squares: [] });
  private leg = $state.raw<Leg | null>(null);
  /** Moves that were wanted before the odds of the plan were told. */
  private hasty: Verb[] = [];

  constructor(readonly look: () => Sight<Told>) {
    plays.set(look(), this);
  }

  get sight(): Sight<Told> {
    return this.look();
  }

  get view(): RaceView {
    return this.sight.view;
  }

  get choice(): string | null {
    return this.sight.question?.choice ?? null;
  }

  get options(): OptionWords[] {
    return this.sight.question?.options ?? [];
  }

  async load(): Promise<void> {
    [this.course, this.charts] = await Promise.all([loadCourse(this.sight.options), loadCharts()]);
  }

  chart(name: string): ChartWords | null {
    return this.charts.find((one) => one.name === name) ?? null;
  }

  // ---- outfits

  /** What a preparation with more than a plan asks for, and the points that are left for it. */
  get entry(): string | null {
    const entry = this.sight.question?.facts["entry"];
    return typeof entry === "string" ? entry : null;
  }

  get pointsLeft(): number {
    return Number(this.sight.question?.facts["left"] ?? 0);
  }

  // ---- words

  word(words: string): string {
    return this.sight.book.word(words);
  }

  /** A chariot's name: its faction. */
  name(colour: string): string {
    return liveryOf(colour).name;
  }

  /** Its name with its colour, for those who do not see it. */
  fullName(colour: string): string {
    return t("circus-chariot", { name: this.name(colour), colour: this.word(colour) });
  }

  who(seat: number): string {
    return seat === this.sight.seat ? t("circus-you") : (this.sight.names[seat] ?? this.sight.book.player(seat));
  }

  square(name: string): string {
    return this.word(name);
  }

  squareName(number: number): string {
    return this.course === null ? "" : this.word(this.course.square(number).name);
  }

  // ---- whom the board is about

  get own(): Chariot[] {
    return ownChariots(this.view, this.sight.seat);
  }

  get about(): Chariot | null {
    return chariotOf(this.view, this.sight.question === null ? null : this.view.you?.about);
  }

  get focus(): Chariot | null {
    return focusOf(this.view, this.sight.seat);
  }

  get sheet(): Chariot | null {
    return chariotOf(this.view, this.opened) ?? this.about ?? this.focus;
  }

  /** The own chariots whose threats are shown: the one that is asked about, or all. */
  get endangered(): Chariot[] {
    return this.about === null ? this.own : [this.about];
  }

  isOwn(chariot: Chariot): boolean {
    return chariot.owner === this.sight.seat;
  }

  /** The square that is looked at: where the focus stands, or its driver once he is on foot. */
  get place(): number | null {
    const focus = this.focus;
    return this.course?.at(focus?.driver === "on-foot" ? focus.foot : focus?.team) ?? null;
  }

  /** The square a chariot's team stands on. */
  team(chariot: Chariot | null): number | null {
    return this.course?.at(chariot?.team) ?? null;
  }

  // ---- odds

  /** With a reaction clock nobody counts squares: every step is taken at once. */
  get hurried(): boolean {
    const seconds = this.sight.options["reaction-time"];
    return this.view.rules === "advanced" && seconds !== undefined && seconds !== "off";
  }

  /** Whether the odds follow a plan: only of a chariot's own move, and not against the clock. */
  private get foresees(): boolean {
    return this.choice === "move-choice" && !this.hurried;
  }

  /** Which moment it is: nothing changes for whoever is asked, though others answer beside him. The scenes of a lesson
   * begin at the same number, in another turn. */
  private get moment(): string {
    const { question, seq, seat } = this.sight;
    return `${question === null ? seq : `asked ${question.since}`} ${this.view.turn} ${seat}`;
  }

  private keyOf(says: readonly string[]): string {
    return `${this.moment} ${says.join(",")}`;
  }

  /** The odds of moves, asked once. */
  private ask(says: readonly string[]): Promise<Odds> {
    const { draft } = this.sight;
    if (this.askedAt !== this.moment) {
      this.askedAt = this.moment;
      this.asked = new Map();
      this.lefts = new Map();
    }
    const key = this.keyOf(says);
    const known = this.asked.get(key);
    if (known !== undefined) return known;
    const made = draft.odds(says).then((told) => {
      const odds = told ?? NO_ODDS;
      if (odds.plan !== undefined) this.lefts = new Map([...this.lefts, [key, odds.plan.left]]);
      return odds;
    });
    this.asked.set(key, made);
    made.catch(() => this.asked.delete(key));
    return made;
  }

  /** Ask what the odds say of the plan as it stands. */
  async weigh(): Promise<void> {
    const says = this.says;
    const key = this.keyOf(says);
    if (this.sight.seat === null || this.sight.result !== null || (this.sight.still && !layers.on("threat"))) return;
    try {
      const odds = await this.ask(this.foresees ? says : []);
      const { threats, squares } = await this.ask([]);
      if (key !== this.keyOf(this.says)) return;
      this.near = { moment: this.moment, squares: squares ?? [] };
      this.told = { key, odds };
      this.dangers = threats ?? {};
      this.trouble = "";
      this.goOn();
    } catch (wrong) {
      this.hasty = [];
      if (!this.sight.still) this.trouble = wrong instanceof Error ? wrong.message : "";
      return;
    }
    if (this.foresees && !this.closed) await this.explore(key, says);
  }

  /** The furthest each lane can be driven from the end of the plan: lane by lane, straight on from there. */
  private async explore(key: string, says: readonly string[]): Promise<void> {
    await new Promise((done) => setTimeout(done, PAUSE));
    if (key !== this.keyOf(this.says)) return;
    const first = await this.ask(says);
    let ends = [this.endOf(says, first)];
    for (const side of ["in", "out"]) {
      ends = [...ends, ...(await this.lanes(key, says, first, side))];
      if (key === this.keyOf(this.says)) this.found = { key, ends: distinct(ends) };
    }
  }

  private async lanes(key: string, says: readonly string[], first: Odds, side: string): Promise<(End | null)[]> {
    const ends: (End | null)[] = [];
    let [path, odds, tries] = [[...says], first, 0];
    while (tries <= PATIENCE && key === this.keyOf(this.says)) {
      const change = odds.rows.find((row) => row.pick === `lane ${side}`);
      const step = change ?? odds.rows.find((row) => row.pick === "forward");
      if (step === undefined) break;
      path = [...path, step.pick];
      try {
        odds = await this.ask(path);
      } catch {
        break;
      }
      tries = change === undefined ? tries + 1 : 0;
      if (change !== undefined) ends.push(this.endOf(path, odds));
    }
    return ends;
  }

  /** Where a plan ends if it is driven straight on. */
  private endOf(says: readonly string[], odds: Odds): End | null {
    const from = this.walk(says).at(-1);
    if (this.course === null || from === undefined || odds.straight === undefined) return null;
    const steps = Math.round(odds.straight.reach - (odds.plan?.reach ?? 0));
    const square = this.course.ahead(from, steps);
    const way = [...says];
    for (const next of this.course.run(from, steps)) way.push(this.isWreck(next) ? "over" : "forward");
    // What is blocked at once leads nowhere.
    if (way.length === this.says.length) return null;
    return { lane: this.course.place(square).lane, square, says: way, way: odds.straight };
  }

  private isWreck(square: number): boolean {
    const { course } = this;
    if (course === null) return false;
    // Where two ways cross, what lies there is told by one of the square's two names.
    const { name, twin } = course.square(square);
    return name in this.view.wrecks || (twin !== null && course.square(twin).name in this.view.wrecks);
  }

  /** What is told of the plan as it stands; nothing while it is asked. */
  get odds(): Odds | null {
    return this.told.key === this.keyOf(this.says) ? this.told.odds : null;
  }

  get ends(): End[] {
    const fresh = this.found.key === this.keyOf(this.says) && this.choice === "move-choice";
    return fresh && !this.closed ? this.found.ends : [];
  }

  /** Who can reach a chariot of the reader's in this turn. */
  threats(colour: string | undefined): Threat[] {
    return (colour === undefined || this.sight.result !== null ? null : this.dangers[colour]) ?? [];
  }

  row(say: string): Row | null {
    return this.odds?.rows.find((row) => row.pick === say) ?? null;
  }

  private moveRow(say: string): MoveRow | null {
    const row = this.row(say);
    return row !== null && isMove(row) ? row : null;
  }

  /** The chance that an answer, with all that is planned after it, takes the chariot out of the race. Of answers
   * without figures there is nothing to fear. */
  async risk(option: OptionWords): Promise<number> {
    const says = this.sight.draft.planned ?? [option.say];
    if (!this.foresees) return rowRisk(await this.ask([]), option.say);
    if (!this.closed) return (await this.ask(says)).plan?.out ?? 0;
    return rowRisk(await this.ask(says.slice(0, -1)), says.at(-1) ?? "");
  }

  // ---- the plan

  /** The moves put together so far. */
  get says(): readonly string[] {
    return this.drives ? (this.sight.draft.planned ?? []) : [];
  }

  get drives(): boolean {
    return this.choice === "move-choice" || this.choice === "runaway-choice" || this.choice === "foot-choice";
  }

  /** Where a run of moves leads: the team's square, and every square after it. */
  private walk(says: readonly string[]): number[] {
    const start = this.start;
    if (start === null || this.course === null) return [];
    const squares = [start];
    for (const say of says) {
      const next = this.course.landing(squares.at(-1) ?? start, say);
      if (next !== null) squares.push(next);
    }
    return squares;
  }

  /** Where the plan begins: the team, or the man on foot. */
  private get start(): number | null {
    const about = this.about;
    return this.choice === "foot-choice" ? (this.course?.at(about?.foot) ?? null) : this.team(about);
  }

  /** The squares of the plan, the team's own first. */
  get path(): number[] {
    return this.walk(this.says);
  }

  /** The side of the track on the driver's left, where the plan ends. */
  get left(): "in" | "out" {
    const end = this.path.at(-1);
    return end === undefined || this.course === null ? "in" : this.course.leftOf(end);
  }

  get right(): "in" | "out" {
    return this.left === "in" ? "out" : "in";
  }

  get costs(): number[] {
    const says = this.says;
    return costsOf(says.length, (moves) =>
      moves === 0 ? this.view.left : (this.lefts.get(this.keyOf(says.slice(0, moves))) ?? null),
    );
  }

  get runs(): Run[] {
    return runsOf(this.says, this.costs, this.view.used);
  }

  /** What the plan comes to, or the table as it is. */
  get way(): Way | null {
    return this.odds?.plan ?? null;
  }

  /** A plan ends with an attack: the rival answers first. */
  get closed(): boolean {
    return this.says.some((say) => verbOf(say) === "attack");
  }

  /** What can be done next. */
  get moves(): Move[] {
    if (!this.drives || this.closed) return [];
    const end = this.path.at(-1);
    const says =
      this.says.length === 0 || this.choice !== "move-choice"
        ? this.options.map((option) => option.say)
        : (this.odds?.rows ?? []).map((row) => row.pick);
    const shown = this.choice !== "move-choice" && this.says.length > 0 ? [] : says;
    return shown.map((say) => ({
      say,
      row: this.moveRow(say),
      square: end === undefined ? null : (this.course?.landing(end, say) ?? null),
    }));
  }

  /** Squares straight ahead of the plan that the odds say it can be driven to. */
  get straight(): number[] {
    const end = this.path.at(-1);
    const way = this.odds?.straight;
    if (this.course === null || end === undefined || way === undefined || this.closed) return [];
    return this.course.run(end, Math.round(way.reach - (this.way?.reach ?? 0)));
  }

  /** The option that a plan would begin with; none once it is begun. */
  pickOf(say: string): number | undefined {
    return this.says.length > 0 ? undefined : this.sight.draft.find(say)?.pick;
  }

  add(...says: string[]): void {
    const [first] = says;
    if (first === undefined || this.closed) return;
    this.blow = this.moveRow(first);
    const option = this.sight.draft.find(first);
    if (this.hurried || this.choice === "runaway-choice") {
      if (option !== null) this.sight.draft.take(option);
    } else if (this.choice !== "move-choice") {
      if (option !== null) this.sight.draft.choose(option);
    } else {
      this.sight.draft.plan?.([...this.says, ...says], verbOf(first) === "attack");
    }
  }

  /** Whether the plan can go on as soon as its odds are told. */
  get pending(): boolean {
    return this.says.length > 0 && this.odds === null && this.foresees && !this.closed && this.trouble === "";
  }

  /** A move in this direction, if there is one; whoever is quicker than the odds has it added once they are told. */
  step(verb: Verb): void {
    if (this.pending) {
      this.hasty.push(verb);
      return;
    }
    const move = this.moves.find((one) => verbOf(one.say) === verb);
    if (move === undefined) this.hasty = [];
    else this.add(move.say);
  }

  private goOn(): void {
    const verb = this.says.length > 0 ? this.hasty.shift() : undefined;
    if (verb === undefined) this.hasty = [];
    else this.step(verb);
  }

  /** The moves straight on to a square. */
  straightTo(square: number): string[] {
    const place = this.straight.indexOf(square);
    return this.straight.slice(0, place + 1).map((one) => (this.isWreck(one) ? "over" : "forward"));
  }

  addUpTo(square: number): void {
    this.add(...this.straightTo(square));
  }

  /** Drive as far as a lane goes: straight on as it is known, else by the best way there. */
  take(end: End): void {
    if (end.says.every((say) => verbOf(say) === "ahead")) this.sight.draft.plan?.(end.says, true);
    else void this.goTo(end.square);
  }

  /** Every square that can be pointed at: where the plan can go on to, and where another one could go. */
  get squares(): number[] {
    if (!this.foresees || this.closed || this.course === null) return [];
    const names = [...(this.odds?.squares ?? []), ...(this.near.moment === this.moment ? this.near.squares : [])];
    return [...new Set(names)].map((name) => this.course?.at(name) ?? null).filter((square) => square !== null);
  }

  /** Plan the safest and cheapest way to a square: after the plan so far if that leads there, else from the start. The
   * same square once more gives another way. */
  async goTo(square: number): Promise<void> {
    if (this.says.length > 0 && square === this.path.at(-1)) {
      await this.otherWay();
      return;
    }
    const goesOn = this.odds?.squares?.some((name) => this.course?.at(name) === square) === true;
    await this.lead(goesOn ? this.says : [], square, 0);
  }

  /** The next of the ways to the end of the plan. */
  async otherWay(): Promise<void> {
    const [end, leg] = [this.path.at(-1), this.legNow];
    if (end === undefined || this.says.length === 0 || this.closed || !this.foresees) return;
    await this.lead(leg?.base ?? [], end, (leg?.at ?? 0) + 1);
  }

  private async lead(base: readonly string[], square: number, at: number): Promise<void> {
    const key = this.keyOf(this.says);
    const name = this.course?.square(square).name ?? "";
    try {
      const ways = (await this.sight.draft.odds(base, name))?.ways ?? [];
      const way = ways[at % Math.max(1, ways.length)];
      if (way === undefined || key !== this.keyOf(this.says)) return;
      const says = [...base, ...way];
      this.leg = { moment: this.moment, base, says, at: at % ways.length, all: ways.length };
      // Whoever confirms nothing drives as far as a lane goes by one click; another way is only looked at.
      const whole = at === 0 && this.ends.some((end) => end.square === square);
      if (says.join() !== this.says.join()) this.sight.draft.plan?.(says, whole);
    } catch (wrong) {
      this.trouble = wrong instanceof Error ? wrong.message : "";
    }
  }

  /** The leg that the plan ends with, if it was pointed at. */
  get legNow(): Leg | null {
    const fits = this.leg?.moment === this.moment && this.leg.says.join() === this.says.join();
    return fits ? this.leg : null;
  }

  /** Take back the last run of moves. */
  back(): void {
    this.hasty = [];
    const says = this.says.slice(0, -1);
    if (says.length === 0) this.sight.draft.drop();
    else this.sight.draft.plan?.(says);
  }

  /** Put one answer on the confirming button. */
  pick(option: OptionWords): void {
    if (this.sight.draft.plan === undefined) this.sight.draft.choose(option);
    else this.sight.draft.plan([option.say]);
  }

  // ---- speeds

  /** The speed on the dial. */
  get speed(): number | null {
    if (this.choice !== "write-speeds") return null;
    const chosen = this.sight.draft.option?.say;
    return chosen === undefined ? null : orderOf(chosen).speed;
  }

  /** Whether the order says to whip. */
  get whips(): boolean {
    const chosen = this.choice === "write-speeds" ? this.sight.draft.option?.say : undefined;
    return chosen !== undefined && orderOf(chosen).whips;
  }

  /** Whether the speed on the dial may be written with the word to whip; nobody is asked where it is never written. */
  get mayWhip(): boolean {
    return this.speed !== null && this.speedOption(this.speed, true) !== undefined;
  }

  /** Whether any order may say to whip. */
  get writesWhip(): boolean {
    return this.choice === "write-speeds" && this.options.some((one) => orderOf(one.say).whips);
  }

  get fastest(): number {
    return Math.max(0, ...this.options.map((option) => orderOf(option.say).speed));
  }

  speedOption(speed: number, whips = false): OptionWords | undefined {
    return this.options.find((one) => {
      const order = orderOf(one.say);
      return order.speed === speed && order.whips === whips;
    });
  }

  /** Write a speed; the word to whip stays as it is, where it may stand. */
  dial(speed: number, whips = this.whips): void {
    const wanted = Math.max(0, Math.min(this.fastest, speed));
    const option = this.speedOption(wanted, whips) ?? this.speedOption(wanted, false) ?? this.speedOption(wanted, true);
    if (option !== undefined) this.pick(option);
  }

  /** The fastest speed without strain, once it is told. */
  get safe(): number | null {
    const told = this.choice === "write-speeds" ? this.odds?.safe : undefined;
    return told === undefined ? null : orderOf(told).speed;
  }

  /** Where the dial begins: at the fastest speed without strain; where no odds are told, at the one written last. */
  private get first(): number | null {
    if (this.safe !== null) return this.safe;
    return this.hurried || this.trouble !== "" ? (this.about?.speeds.at(-1) ?? 0) : null;
  }

  dialFirst(): void {
    const { first } = this;
    if (this.choice !== "write-speeds" || this.sight.draft.option !== null || this.sight.still) return;
    if (first !== null) this.dial(first);
  }

  /** Whether the dial stands where it begins. */
  get resting(): boolean {
    return this.speed !== null && this.speed === this.first && !this.whips;
  }

  /** What the odds say of each speed: of orders with the word to whip, or of those without it, as the dial has it. */
  get speedRows(): SpeedRow[] {
    return this.odds?.rows.filter(isSpeed).filter((row) => orderOf(row.pick).whips === this.whips) ?? [];
  }

  /** And of the one on the dial. */
  get speedRow(): SpeedRow | null {
    return this.speedRows.find((row) => row.speed === this.speed) ?? null;
  }

  /** Where a speed leads straight on. */
  speedEnd(row: SpeedRow): number | null {
    const team = this.team(this.about);
    return team === null || this.course === null ? null : this.course.ahead(team, Math.round(row.reach));
  }

  // ---- whom an attack strikes

  struck(say: string): number | null {
    const target = targetOf(say);
    const rival = chariotOf(this.view, target?.colour);
    if (target === null || rival === null || this.course === null) return null;
    if (target.verb === "trample") return this.course.at(rival.foot);
    return this.course.at(target.part === "team" ? rival.team : rival.car);
  }

  get rivals(): Chariot[] {
    return this.view.chariots.filter((one) => isActive(one) && !this.isOwn(one));
  }
}
