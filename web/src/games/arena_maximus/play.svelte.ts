// One race as it is pointed at: which cards an answer is made of, where it leads, what the odds say of it, and why a
// card is of no use now. The frame's draft does the choosing.
import type { Sight } from "../../lib/game";
import { t } from "../../lib/texts.svelte";
import type { OptionWords } from "../../lib/wire";
import {
  askingOf,
  cardIn,
  chariotOf,
  composed,
  entered,
  FORESEEABLE,
  isComposed,
  isOver,
  isWhole,
  mostLaid,
  pairs,
  readCard,
  speedAfter,
  swapOf,
  targetsOf,
  usedPlaces,
  verbFor,
  wouldSay,
  type Entered,
  type Odds,
  type SpeedOdds,
  type Zone,
  type Asking,
  type Told,
} from "./read";

export interface Why {
  say: string;
  title: string;
  anchor: Element;
  quiet: boolean;
}

/** Where the reader's turn leads, as far as it is composed. */
export interface Course {
  speed: number;
  steps: number;
  run: Entered[];
  odds: SpeedOdds | null;
  /** Whether it is chosen, not only looked at. */
  chosen: boolean;
}

/** A speed in reach, and what is known of it. */
export interface Speed {
  speed: number;
  steps: number;
  odds: SpeedOdds | null;
}

export class Play {
  private readonly source: () => Sight<Told>;
  /** The odds of the table as it is. */
  odds = $state.raw<Odds | null>(null);
  /** The odds of exactly what is chosen. */
  private finer = $state.raw<{ key: string; odds: Odds } | null>(null);
  /** The speed somebody only looks at. */
  peek = $state<number | null>(null);
  /** Whether the discards are chosen together with the speed. */
  private withDiscards = $state(false);
  why = $state.raw<Why | null>(null);

  constructor(source: () => Sight<Told>) {
    this.source = source;
  }

  get sight(): Sight<Told> {
    return this.source();
  }

  readonly view = $derived.by(() => this.sight.view);
  readonly question = $derived.by(() => (this.sight.still ? null : this.sight.question));
  readonly asking = $derived.by(() => (this.question === null ? null : askingOf(this.view)));
  readonly mine = $derived.by(() => chariotOf(this.view, this.sight.seat));
  readonly hand = $derived(this.view.you?.hand ?? []);
  readonly pool = $derived(this.mine?.pool ?? []);
  readonly planned: readonly string[] = $derived.by(() => this.sight.draft.planned ?? []);
  readonly targets = $derived(targetsOf(this.question));
  readonly over = $derived(isOver(this.view));

  /** Whether the question is about speed, or about what is thrown away afterwards. */
  readonly stage = $derived.by(() => {
    if (this.asking?.choice === "discard-phase") return "discard";
    if (this.asking?.choice !== "set-speed") return null;
    return this.withDiscards && this.planned.length > 0 ? "discard" : "speed";
  });

  // ---- cards in an answer

  readonly added = $derived(usedPlaces(this.hand, this.planned, "add"));
  readonly removed = $derived(usedPlaces(this.pool, this.planned, "remove"));
  readonly discarded = $derived(usedPlaces(this.hand, this.planned, "discard", this.added));
  readonly laid = $derived(usedPlaces(this.hand, this.planned, "lay"));

  isUsed(zone: Zone, place: number): boolean {
    if (zone === "pool") return this.removed.has(place);
    return this.added.has(place) || this.discarded.has(place) || this.laid.has(place);
  }

  /** Whether a card can be part of the answer. */
  mayUse(zone: Zone, place: number): boolean {
    const card = (zone === "pool" ? this.pool : this.hand)[place];
    if (this.asking === null || card === undefined) return false;
    if (zone === "pool") return this.asking.choice === "set-speed" && this.option("remove", card);
    if (this.stage === "discard" && this.asking.choice === "set-speed") return !this.added.has(place);
    const verb = verbFor(this.asking.choice, zone);
    return this.option(verb, card) || (this.isSets && readCard(card).kind !== "whip" && this.canLay);
  }

  private option(verb: string, card: string): boolean {
    return this.sight.draft.find(`${verb} ${card}`) !== null;
  }

  /** The pick that a card is, if it is one by itself: for a lesson to light what it wants. */
  pickOfCard(zone: Zone, card: string): number | undefined {
    return this.pickOf([`${verbFor(this.asking?.choice ?? null, zone)} ${card}`]);
  }

  /** The pick that these moves begin with. */
  private pickOf(says: readonly string[]): number | undefined {
    return this.sight.draft.find(says[0] ?? "")?.pick;
  }

  /** Whether the question is about cards at all. */
  readonly wantsCards = $derived.by(() => (this.question?.options ?? []).some(({ say }) => cardIn(say) !== null));

  private get isSets(): boolean {
    return this.asking?.choice === "lay-sets" && !this.asking.half;
  }

  private get canLay(): boolean {
    return this.sight.draft.starting("lay").length > 0;
  }

  /** Somebody points at a card: it joins the answer, or leaves it. */
  point(zone: Zone, place: number, anchor: Element): void {
    const { asking } = this;
    const cards = zone === "pool" ? this.pool : this.hand;
    const card = cards[place];
    if (asking === null || card === undefined) return;
    if (!this.mayUse(zone, place) && !this.isUsed(zone, place)) {
      this.askWhy(zone, card, anchor, false);
      return;
    }
    this.why = null;
    if (!isComposed(asking)) {
      const option = this.sight.draft.find(`${verbFor(asking.choice, zone)} ${card}`);
      if (option !== null) this.sight.draft.choose(option);
    } else if (asking.choice === "set-speed") this.pointInTurn(zone, place);
    else this.answerWith(this.toggled(this.usedNow(), place, this.roomFor(asking.left)));
  }

  private usedNow(): ReadonlySet<number> {
    return this.asking?.choice === "discard-phase" || this.asking?.choice === "fresh-hand" ? this.discarded : this.laid;
  }

  /** A set is two cards. */
  private roomFor(left: number): number {
    return this.isSets ? 2 * left : left;
  }

  private pointInTurn(zone: Zone, place: number): void {
    const left = this.asking?.left ?? 0;
    if (zone === "pool") {
      const removed = this.toggled(this.removed, place, left);
      this.planTurn(new Set(), removed, this.discarded, !this.withDiscards && removed.size === left);
    } else if (this.added.has(place) || this.stage === "speed") {
      const added = this.toggled(this.added, place, left);
      this.planTurn(added, new Set(), this.discarded, !this.withDiscards && added.size === left);
    } else this.planTurn(this.added, this.removed, this.toggled(this.discarded, place, this.mine?.driver ?? 0));
  }

  /** With one more or less; where there is no room the first gives way. */
  private toggled(used: ReadonlySet<number>, place: number, room: number): Set<number> {
    if (used.has(place)) return new Set([...used].filter((one) => one !== place));
    return new Set([...[...used].slice(Math.max(0, used.size + 1 - room)), place]);
  }

  private names(cards: readonly string[], places: ReadonlySet<number>): string[] {
    return [...places].sort((one, other) => one - other).map((place) => cards[place] ?? "");
  }

  /** Speed, and what is thrown away after it if that is already decided. */
  private turnSays(
    added: ReadonlySet<number>,
    removed: ReadonlySet<number>,
    discarded: ReadonlySet<number>,
  ): readonly string[] {
    if (this.asking === null) return [];
    const says =
      removed.size > 0
        ? composed(this.asking, "remove", this.names(this.pool, removed))
        : composed(this.asking, "add", this.names(this.hand, added));
    if (this.withDiscards) {
      const free = new Set([...discarded].filter((place) => !added.has(place)));
      const after: Asking = { ...this.asking, choice: "discard-phase", left: this.mine?.driver ?? 0 };
      says.push(...composed(after, "discard", this.names(this.hand, free)));
    }
    return says;
  }

  private planTurn(
    added: ReadonlySet<number>,
    removed: ReadonlySet<number>,
    discarded: ReadonlySet<number>,
    whole = false,
  ): void {
    this.sight.draft.plan?.(this.turnSays(added, removed, discarded), whole);
  }

  /** An answer of these cards of the hand. */
  private answerWith(places: ReadonlySet<number>): void {
    if (places.size === 0) this.sight.draft.drop();
    else this.sight.draft.plan?.(this.answerSays(places), this.isFull(places));
  }

  /** Whether nothing more could be added to an answer. */
  private isFull(places: ReadonlySet<number>): boolean {
    const { asking } = this;
    if (asking === null || places.size < this.roomFor(asking.left)) return false;
    return isWhole(asking, this.names(this.hand, places));
  }

  private answerSays(places: ReadonlySet<number>): readonly string[] {
    const { asking } = this;
    return asking === null ? [] : composed(asking, verbFor(asking.choice, "hand"), this.names(this.hand, places));
  }

  /** Whether what is chosen can be sent as it is. */
  readonly isWhole = $derived.by(() => {
    const { asking } = this;
    return asking === null || this.laid.size === 0 || isWhole(asking, this.names(this.hand, this.laid));
  });

  // ---- speed

  private readonly addable = $derived.by(() =>
    this.hand.flatMap((card, place) => (this.option("add", card) ? [place] : [])),
  );
  private readonly removable = $derived.by(() =>
    this.pool.flatMap((card, place) => (this.option("remove", card) ? [place] : [])),
  );

  /** Every speed in reach: as the odds list them, or, while there are none, as far as the options lead. */
  readonly speeds: Speed[] = $derived.by(() => {
    const { asking, odds } = this;
    if (asking === null) return [];
    if (odds !== null) return odds.speeds.map(({ speed }) => this.speedRow(speed));
    const least = this.pool.length - Math.min(asking.left, this.removable.length);
    const most = this.pool.length + Math.min(asking.left, this.addable.length);
    if (asking.choice !== "set-speed") return [this.speedRow(this.pool.length)];
    return Array.from({ length: most - least + 1 }, (_, more) => this.speedRow(least + more));
  });

  private speedRow(speed: number): Speed {
    const odds = this.oddsOf(speed);
    return { speed, steps: odds?.steps ?? speed + this.view.hasten, odds };
  }

  /** Choose a speed with the cards the server proposes; when it is slower, with the first cards of the pool. */
  chooseSpeed(speed: number): void {
    this.sight.draft.plan?.(this.speedSays(speed), true);
  }

  /** The pick that a speed is, if no more than one card leads to it: for a lesson to light what it wants. */
  pickOfSpeed(speed: number): number | undefined {
    const near = Math.abs(speed - this.pool.length) <= 1;
    return near && this.asking?.choice === "set-speed" ? this.pickOf(this.speedSays(speed)) : undefined;
  }

  private speedSays(speed: number): readonly string[] {
    const row = this.odds?.speeds.find((one) => one.speed === speed);
    const proposed = row?.adds.map((card) => `add ${card}`) ?? null;
    const faster = Math.max(0, speed - this.pool.length);
    const added = proposed === null ? new Set(this.addable.slice(0, faster)) : usedPlaces(this.hand, proposed, "add");
    const removed = new Set(this.removable.slice(0, Math.max(0, this.pool.length - speed)));
    return this.turnSays(added, removed, this.discarded);
  }

  /** Speed alone, or speed and what is thrown away in one go. */
  showStage(stage: "speed" | "discard"): void {
    this.withDiscards = stage === "discard";
    this.planTurn(this.added, this.removed, stage === "discard" ? this.discarded : new Set());
  }

  readonly speed = $derived(speedAfter(this.pool.length, this.planned));

  /** Where the turn leads: by what is looked at, by what is chosen, or as it is. */
  readonly course: Course | null = $derived.by(() => {
    if (this.mine === null || this.asking === null || !FORESEEABLE.has(this.asking.choice)) return null;
    const speed = this.peek ?? this.speed;
    const odds = this.oddsOf(speed);
    const steps = odds?.steps ?? speed + this.view.hasten;
    return { speed, steps, odds, run: entered(this.view, this.mine, steps), chosen: this.planned.length > 0 };
  });

  oddsOf(speed: number): SpeedOdds | null {
    const exact = this.finer?.key === this.planned.join() ? this.finer.odds : null;
    const found = exact?.speeds.find((row) => row.speed === speed && speed === this.speed);
    return found ?? this.odds?.speeds.find((row) => row.speed === speed) ?? null;
  }

  /** Ask for the odds of the table as it is. */
  async askOdds(): Promise<void> {
    const since = this.question?.since;
    this.odds = null;
    this.finer = null;
    this.peek = null;
    this.withDiscards = false;
    if (this.question === null || !FORESEEABLE.has(this.question.choice)) return;
    const odds = await this.fetched([]);
    if (odds !== null && this.question?.since === since) this.odds = odds;
  }

  /** Ask for the odds of what is chosen. */
  async askFiner(): Promise<void> {
    const key = this.planned.join();
    // The word that ends the discards leads to the draw: what comes then is hidden.
    const says = this.stage === "discard" && this.planned.at(-1) === "done" ? this.planned.slice(0, -1) : this.planned;
    if (this.stage === null || !says.some((say) => cardIn(say) !== null)) return;
    const odds = await this.fetched(says);
    if (odds !== null && this.planned.join() === key) this.finer = { key, odds };
  }

  private async fetched(says: readonly string[]): Promise<Odds | null> {
    try {
      return await this.sight.draft.odds(says);
    } catch {
      return null;
    }
  }

  // ---- answers by number

  /** Cards of the hand that the answer can be made of, those to be spent first before the others. */
  private readonly usable = $derived.by(() =>
    this.hand.flatMap((_, place) => (this.mayUse("hand", place) ? [place] : [])),
  );

  /** How many cards, or sets, can be laid. */
  readonly most = $derived.by(() => {
    if (this.asking === null) return 0;
    return mostLaid(
      this.asking,
      this.usable.map((place) => this.hand[place] ?? ""),
    );
  });

  readonly count = $derived(this.isSets ? Math.floor(this.laid.size / 2) : this.laid.size);

  chooseCount(count: number): void {
    this.sight.draft.plan?.(this.countSays(count), true);
  }

  /** The pick that an answer of so many cards begins with. */
  pickOfCount(count: number): number | undefined {
    return this.pickOf(this.countSays(count));
  }

  private countSays(count: number): readonly string[] {
    if (!this.isSets) return this.answerSays(new Set(this.usable.slice(0, count)));
    const { whips, reins } = pairs(this.usable.map((place) => this.hand[place] ?? ""));
    const says = [...whips.slice(0, count), ...reins.slice(0, count)].map((card) => `lay ${card}`);
    return this.answerSays(usedPlaces(this.hand, says, "lay"));
  }

  /** The picks that point at a chariot. */
  picksOn(seat: number): string | undefined {
    return this.targets
      .get(seat)
      ?.map((option) => option.pick)
      .join(" ");
  }

  /** Options that are neither a card nor a chariot. */
  readonly plain: OptionWords[] = $derived.by(() =>
    (this.question?.options ?? []).filter(({ say }) => cardIn(say) === null && !/^(ram|attack) /.test(say)),
  );

  isChosen(option: OptionWords): boolean {
    return this.sight.draft.pick === option.pick && this.planned.length === 1;
  }

  /** The tiles that the chosen spell would swap. */
  readonly swap = $derived.by(() => {
    const { seat, draft } = this.sight;
    return seat === null || draft.option === null ? null : swapOf(this.view, seat, draft.option.say);
  });

  // ---- why not

  askWhy(zone: Zone, card: string, anchor: Element, quiet: boolean): void {
    if (this.asking === null || (quiet && this.why !== null)) return;
    const say = wouldSay(this.asking.choice, zone, card);
    this.why = { say, title: this.word(card), anchor, quiet };
  }

  closeWhy(which: Why | null = this.why): void {
    if (this.why === which) this.why = null;
  }

  closeHint(): void {
    if (this.why?.quiet) this.why = null;
  }

  // ---- words

  name(seat: number): string {
    return this.sight.names[seat] ?? this.sight.book.player(seat);
  }

  /** What somebody is called on the board. */
  who(seat: number): string {
    return seat === this.sight.seat ? t("arena-you") : this.name(seat);
  }

  called(seats: readonly number[]): string {
    return seats.map((seat) => this.name(seat)).join(", ");
  }

  word(words: string): string {
    return this.sight.book.word(words);
  }

  tile(place: number): string {
    return this.word(this.view.track[place]?.tile ?? "empty");
  }

  text(option: OptionWords): string {
    return this.sight.book.pickText(option.say, this.sight.names, this.sight.question);
  }
}
