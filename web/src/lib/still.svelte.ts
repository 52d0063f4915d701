// A table at one moment that is only shown, or answered by somebody other than a server: replays and lessons.
import type { Book } from "./book";
import { DraftState } from "./draft.svelte";
import type { Sight } from "./game";
import { settings } from "./settings.svelte";
import type { EventWords, OptionWords, Question, ResultWords, SeatWords, TableWords } from "./wire";

/** What is shown of a table. */
export interface Moment {
  seq: number;
  view: Record<string, unknown>;
  seat: number | null;
  seats: SeatWords[];
  names: string[];
  waiting: number[];
  question: Question | null;
  events: EventWords[];
  result: ResultWords | null;
}

/** How a still table is answered, if it is. */
export interface Answering {
  answer?(pick: number, option: OptionWords, then: readonly string[]): void;
  odds?(moves: readonly string[] | readonly number[], to?: string): Promise<Record<string, unknown>>;
  whyNot?(say: string): Promise<{ say: string; clause: string | null }>;
}

export class StillSight implements Sight {
  readonly draft: DraftState;
  book = $state.raw<Book>() as Book;
  private moment = $state.raw<Moment>() as Moment;

  constructor(
    readonly game: string,
    readonly options: Record<string, unknown>,
    book: Book,
    moment: Moment,
    private readonly answering: Answering = {},
  ) {
    this.book = book;
    this.moment = moment;
    this.draft = new DraftState({
      question: () => this.question,
      confirm: () => settings.confirm,
      answer: (option, then) => this.answer(option, then),
      odds: (moves, to) => this.answering.odds?.(moves, to) ?? Promise.resolve(null),
      whyNot: (say) => this.answering.whyNot?.(say) ?? Promise.resolve({ say: "", clause: null }),
    });
  }

  private answer(option: OptionWords, then: readonly string[]): void {
    this.draft.drop();
    this.answering.answer?.(option.pick, option, then);
  }

  /** Show another moment. */
  show(moment: Partial<Moment>): void {
    this.moment = { ...this.moment, ...moment };
  }

  get seq(): number {
    return this.moment.seq;
  }

  get view(): Record<string, unknown> {
    return this.moment.view;
  }

  get seat(): number | null {
    return this.moment.seat;
  }

  get seats(): SeatWords[] {
    return this.moment.seats;
  }

  get names(): string[] {
    return this.moment.names;
  }

  get waiting(): number[] {
    return this.moment.waiting;
  }

  get question(): Question | null {
    return this.answering.answer === undefined ? null : this.moment.question;
  }

  get events(): EventWords[] {
    return this.moment.events;
  }

  get result(): ResultWords | null {
    return this.moment.result;
  }

  get still(): boolean {
    return this.question === null;
  }
}

/** A moment from a table's words, as lessons give them. */
export function momentOf(words: TableWords, names: string[]): Moment {
  return {
    seq: words.seq,
    view: words.view ?? {},
    seat: words.seat,
    seats: words.seats,
    names,
    waiting: words.waiting,
    question: words.asked,
    events: words.events,
    result: words.result,
  };
}

/** A seat of which nothing but its name is known. */
export function plainSeat(name: string): SeatWords {
  return {
    kind: "person",
    name,
    bot: null,
    here: true,
    left: false,
    yours: false,
    deadline: null,
    bank: null,
    seeded: false,
  };
}
