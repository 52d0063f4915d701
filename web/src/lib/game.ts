// What the frame of a table gives a game to draw, and what a game gives the frame. No rule of any game stands in either:
// what may be done is what the question lists.
import type { Component } from "svelte";
import type { Faction } from "../ui/factions";
import type { Book } from "./book";
import type { Noise, Tone } from "./director.svelte";
import type { EventWords, OptionWords, Question, ResultWords, SeatWords } from "./wire";

/** What a game tells: its views, its odds, its events, its questions. Each game declares its own; `gen/words` has them. */
export interface AnyTold {
  view: Record<string, unknown>;
  odds: Record<string, unknown>;
  event: EventWords;
  question: { choice: string };
}

/** A question of a game, with the options. */
export type Asked<Of extends AnyTold = AnyTold> = Question & Pick<Of["question"], "choice">;

/** A table as one reader sees it at one moment. Everything in it is reactive. */
export interface Sight<Of extends AnyTold = AnyTold> {
  readonly game: string;
  readonly options: Record<string, unknown>;
  /** The number of the table at this moment. */
  readonly seq: number;
  readonly view: Of["view"];
  /** The reader's seat; null for one who looks on. */
  readonly seat: number | null;
  readonly seats: SeatWords[];
  /** What the seats are called. */
  readonly names: string[];
  readonly waiting: number[];
  readonly question: Asked<Of> | null;
  /** Everything told so far. */
  readonly events: Of["event"][];
  readonly result: ResultWords | null;
  readonly book: Book;
  /** Whether the table is only shown: a replay, or somebody else's turn. */
  readonly still: boolean;
  /** What is about to be answered. */
  readonly draft: Draft<Of>;
}

/** The chance that a move ends badly, from 0 to 1. */
export type Risk = (option: OptionWords) => Promise<number> | number;

/** An answer being composed: chosen, looked at, confirmed or dropped. */
export interface Draft<Of extends AnyTold = AnyTold> {
  /** The pick chosen and not yet confirmed. */
  readonly pick: number | null;
  readonly option: OptionWords | null;
  /** The option that is spelled so, if it may be taken now: `bet wyrm`. */
  find(say: string): OptionWords | null;
  /** All options that begin with these words. */
  starting(words: string): OptionWords[];
  /** Choose an option; the same once more, or when the reader wants no confirmation, confirms it. */
  choose(option: OptionWords): void;
  /** Answer at once. */
  take(option: OptionWords): void;
  confirm(): void;
  drop(): void;
  /** Choose several moves, in the words of the engine, to be made one after the other when they are confirmed. The first
   * of them is an option now; what chance brings in between may end the list. A whole answer, and not one that is still
   * being put together, is confirmed as a single move would be. */
  plan?(says: readonly string[], whole?: boolean): void;
  /** The moves of a plan that is chosen and not yet confirmed, the first one included. */
  readonly planned?: readonly string[];
  /** Judge from now on so how risky an option is. */
  weigh?(risk: Risk | null): void;
  /** What exact odds say of these moves, one after the other, in the words of the engine or as picks; nothing where
   * nobody tells any. With a place of the board to go to, only the ways there are told. */
  odds(moves: readonly string[] | readonly number[], to?: string): Promise<Of["odds"] | null>;
  /** Ask the server why a move, in the words of the engine, is not possible: gives the sentence. */
  whyNot(say: string): Promise<{ say: string; clause: string | null }>;
}

export interface BoardProps<Of extends AnyTold = AnyTold> {
  sight: Sight<Of>;
}

/** What an event is in the story that is told of others' doings. */
export interface Beat {
  /** Something that somebody does, or what comes of it. */
  readonly part: "act" | "outcome";
  /** Of several such acts in a row only the last is told: steps of one way. */
  readonly step?: boolean;
  /** How long it takes: an act one beat, what comes of it half of one, if nothing else is said. */
  readonly beats?: number;
  readonly tone?: Tone;
  /** Whose doing it is, if the event does not say so. */
  readonly seat?: number | null;
  /** Where it happened: selectors of what lies on the board, the best first. */
  readonly at?: readonly string[];
  readonly noise?: Noise;
  /** Whether the reader loses by it something that is his: a chariot, a creature he has bet on. */
  readonly lost?: boolean;
}

/** Several moves by one button. */
export interface Also {
  readonly say: string;
  does(): void;
}

/** One game's part of the table. */
export interface GameFace<Of extends AnyTold = AnyTold> {
  readonly name: string;
  /** The board with everything on it that belongs to the reader: the hand, his bets. It fills the width it is given. */
  readonly Board: Component<BoardProps<Of>>;
  /** What stands beside a seat's name in the list of seats: cards, tokens, gold. */
  readonly SeatNote?: Component<BoardProps<Of> & { number: number }>;
  /** What stands in the side column between seats and log: the bag. */
  readonly Aside?: Component<BoardProps<Of>>;
  /** What the seats play, where the game deals it: tokens, letters and names follow, at the table and beside it. */
  seatFactions?(view: Of["view"]): readonly Faction[];
  /** The kind of event that begins a turn: the log is cut there. */
  readonly turnKind: string;
  turnOf(event: Of["event"], view: Of["view"]): number | null;
  /** What the log calls the turn that an event begins, or what came before the first, if not as usual. */
  turnTitle?(event: Of["event"] | null, sight: Pick<Sight<Of>, "view" | "events">): string | null;
  /** Kinds of events that the board shows anyway, so the log does not tell them. */
  readonly untold: ReadonlySet<string>;
  /** Whether the log leaves out an event, though it tells others of its kind. */
  hides?(event: Of["event"], sight: Sight<Of>): boolean;
  /** What an event is in the story, for a reader in that seat; null if only the log tells it. */
  beat?(event: Of["event"], view: Of["view"], seat: number | null): Beat | null;
  /** What a caption says of an event, where a game can say more than the book's short sentence. */
  caption?(event: Of["event"], sight: Sight<Of>): string | null;
  /** What stands for whoever an event is about, where that is not a seat: a chariot. */
  readonly EventToken?: Component<BoardProps<Of> & { event: Of["event"]; size: number }>;
  /** Cards that an event shows to the reader, in the words of the engine, and how one of them is drawn. */
  cardsIn?(event: Of["event"]): readonly string[];
  readonly CardChip?: Component<BoardProps<Of> & { card: string }>;
  /** What was rolled, and the chart it was looked up in, if there is one. */
  diceIn?(event: Of["event"]): readonly number[];
  openChart?(event: Of["event"], sight: Sight<Of>): void;
  /** Whether the rules of this table give so little time that nothing is told at leisure. */
  hurried?(options: Record<string, unknown>): boolean;
  /** A second line under the prompt, if there is something worth saying. */
  reason?(sight: Sight<Of>): { say: string; clause: string | null } | null;
  /** The phases of a turn, for the right of the prompt. */
  phases?(sight: Sight<Of>): { name: string; state: "done" | "skipped" | "now" | "next" }[];
  /** Where the game stands, for the top bar: rounds I to V, laps. */
  readonly Progress?: Component<BoardProps<Of>>;
  /** What an option is called on the button that confirms it, if shorter than its sentence. */
  confirmText?(sight: Sight<Of>, option: OptionWords): string | null;
  /** Buttons beside the question that make several moves at once. */
  also?(sight: Sight<Of>): readonly Also[];
  /** Whether what is chosen is only what the board puts there by itself: nothing that could be taken back. */
  resting?(sight: Sight<Of>): boolean;
  /** The chance that an option, with all that is planned after it, ends badly: 0 to 1. Readers who want to confirm only
   * what is risky are asked by it; without it nothing is. */
  risk?(sight: Sight<Of>, option: OptionWords): Promise<number> | number;
  /** What the numbers beside the seats are, for the heading of their list. */
  seatsNote?(sight: Sight<Of>): string | null;
  /** Options that the board offers by itself; the frame lists all others as buttons below the prompt. */
  onBoard(sight: Sight<Of>, option: OptionWords): boolean;
  /** What keys do on the board, for the list of all keys. */
  keys?(): readonly { key: string; does: string }[];
  /** The scores at the end, in words. */
  readonly Ending?: Component<BoardProps<Of>>;
}
