// One table of Colossal Arena as it is pointed at: which place offers what, what is chosen, and what stands open in a
// popover. The frame's draft does the choosing.
import type { Sight } from "../../lib/game";
import { t } from "../../lib/texts.svelte";
import type { OptionWords } from "../../lib/wire";
import { byPlace, ghostOf, lowestOf, withGhost, wouldSay, type Ghost, type Place, type Told } from "./read";

/** What a popover shows: a creature, the choices at a place, or why a move is not possible. */
export type Opened =
  | { kind: "creature"; creature: string; anchor: Element }
  | { kind: "choices"; place: Place; title: string; anchor: Element; why: string | null }
  | { kind: "why"; title: string; anchor: Element; why: string; quiet: boolean };

export class Play {
  private readonly source: () => Sight<Told>;
  opened = $state.raw<Opened | null>(null);

  constructor(source: () => Sight<Told>) {
    this.source = source;
  }

  get sight(): Sight<Told> {
    return this.source();
  }

  readonly view = $derived.by(() => this.sight.view);
  readonly question = $derived.by(() => (this.sight.still ? null : this.sight.question));
  readonly places = $derived.by(() => byPlace(this.view, this.question));
  /** What somebody only rests on. */
  private peeked = $state.raw<{ since: number; say: string } | null>(null);
  readonly ghost: Ghost | null = $derived.by(() => ghostOf(this.view, this.sight.draft.option?.say ?? this.peek));
  /** The table as it would be. */
  private readonly planned = $derived.by(() => withGhost(this.view, this.ghost));

  /** Cards to choose from that lie neither on the board nor in the hand. */
  readonly held = $derived.by(() => this.namesAt("held "));
  readonly rivals = $derived.by(() => this.namesAt("seat ").map(Number));
  /** Whether the rows offer something as well: then nothing may lie over them. */
  readonly wantsRows = $derived.by(() => [...this.places.keys()].some((place) => /^(top|space) /.test(place)));

  private namesAt(prefix: string): string[] {
    const places = [...this.places.keys()].filter((place) => place.startsWith(prefix));
    return places.map((place) => place.slice(prefix.length));
  }

  private get peek(): string | null {
    return this.peeked !== null && this.peeked.since === this.question?.since ? this.peeked.say : null;
  }

  /** Who is lowest in a row, with what is chosen or looked at. */
  lowestIn(row: number): string[] {
    return lowestOf(this.planned, row);
  }

  /** Show where the only option of a place would lead, while a mouse rests on it. */
  look(event: PointerEvent, place: Place): void {
    const [only, other] = this.optionsAt(place);
    const looks = event.pointerType === "mouse" && only !== undefined && other === undefined;
    this.peeked = looks && this.question !== null ? { since: this.question.since, say: only.say } : null;
  }

  lookAway(): void {
    this.peeked = null;
  }

  optionsAt(place: Place): OptionWords[] {
    return this.places.get(place) ?? [];
  }

  /** The picks a place offers, for a lesson to light what it wants. */
  picksAt(place: Place): string | undefined {
    const options = this.optionsAt(place);
    return options.length === 0 ? undefined : options.map((option) => option.pick).join(" ");
  }

  mayPoint(place: Place): boolean {
    return this.places.has(place);
  }

  isChosen(place: Place): boolean {
    const pick = this.sight.draft.pick;
    return pick !== null && this.optionsAt(place).some((option) => option.pick === pick);
  }

  /** Somebody points at a place: its only option is chosen, several are listed. */
  point(place: Place, title: string, anchor: Element): void {
    const options = this.optionsAt(place);
    const [only] = options;
    if (only === undefined) return;
    if (options.length === 1) {
      this.close();
      this.sight.draft.choose(only);
    } else {
      this.opened = { kind: "choices", place, title, anchor, why: null };
    }
  }

  /** Somebody points at a card of the hand. A card that can only be sealed asks first: most who click it want to play. */
  pointCard(card: string, title: string, anchor: Element): void {
    const place: Place = `card ${card}`;
    const options = this.optionsAt(place);
    if (options.length === 0) this.askWhy(card, title, anchor);
    else if (options.length === 1 && !options[0]?.say.startsWith("secret ")) this.point(place, title, anchor);
    else this.opened = { kind: "choices", place, title, anchor, why: `play ${card}` };
  }

  /** Ask why a card of the hand cannot be used now. */
  askWhy(card: string, title: string, anchor: Element): void {
    if (this.question === null) return;
    this.opened = { kind: "why", title, anchor, why: wouldSay(this.question.choice, card), quiet: false };
  }

  /** The same, shown beside a card somebody only rests on. */
  hintWhy(card: string, title: string, anchor: Element): void {
    if (this.question === null || this.opened !== null) return;
    this.opened = { kind: "why", title, anchor, why: wouldSay(this.question.choice, card), quiet: true };
  }

  closeHint(): void {
    if (this.opened?.kind === "why" && this.opened.quiet) this.opened = null;
  }

  pointCreature(creature: string, anchor: Element): void {
    const [only, other] = this.optionsAt(`creature ${creature}`);
    if (only !== undefined && other === undefined) this.choose(only);
    else this.opened = { kind: "creature", creature, anchor };
  }

  choose(option: OptionWords): void {
    this.close();
    this.sight.draft.choose(option);
  }

  /** Close the popover, or this one if it is still the one that is open. */
  close(which: Opened | null = this.opened): void {
    if (this.opened === which) this.opened = null;
  }

  // ---- words

  name(seat: number): string {
    return this.sight.names[seat] ?? this.sight.book.player(seat);
  }

  /** What somebody is called on the board. */
  who(seat: number): string {
    return seat === this.sight.seat ? t("colossal-you") : this.name(seat);
  }

  seatArgs(seat: number | null) {
    return this.sight.book.seatArgs("seat", seat, this.sight.seat, this.sight.names);
  }

  word(words: string): string {
    return this.sight.book.word(words);
  }

  /** Names one after the other: Magus, Troll and Wyrm. */
  listed(words: readonly string[]): string {
    const names = words.map((one) => this.word(one));
    const last = names.at(-1) ?? "";
    return names.length < 2 ? last : t("colossal-and", { first: names.slice(0, -1).join(", "), last });
  }

  option(option: OptionWords): string {
    return this.sight.book.pickText(option.say, this.sight.names, this.sight.question);
  }
}
