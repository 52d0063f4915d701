// An answer being composed: chosen, looked at, confirmed or dropped.
import type { Draft } from "./game";
import type { OptionWords, Question } from "./wire";

/** What a draft needs of the table it belongs to. */
export interface Desk {
  question(): Question | null;
  /** Whether this option is taken as soon as it is chosen. */
  atOnce(option: OptionWords): boolean;
  /** Answer, and with what is to follow. */
  answer(option: OptionWords, then: readonly string[]): void;
  odds(moves: readonly string[] | readonly number[]): Promise<Record<string, unknown>>;
  whyNot(say: string): Promise<{ say: string; clause: string | null }>;
}

export class DraftState implements Draft {
  private chosen = $state.raw<{ since: number; pick: number; then: readonly string[] } | null>(null);

  constructor(private readonly desk: Desk) {}

  get pick(): number | null {
    return this.option?.pick ?? null;
  }

  /** What was chosen for another question than the one that is asked now is nothing. */
  get option(): OptionWords | null {
    const question = this.desk.question();
    if (question === null || this.chosen === null || this.chosen.since !== question.since) return null;
    return question.options.find((option) => option.pick === this.chosen?.pick) ?? null;
  }

  find(say: string): OptionWords | null {
    return this.options().find((option) => option.say === say) ?? null;
  }

  starting(words: string): OptionWords[] {
    return this.options().filter((option) => option.say === words || option.say.startsWith(`${words} `));
  }

  choose(option: OptionWords): void {
    const question = this.desk.question();
    if (question === null) return;
    if (this.pick === option.pick || this.desk.atOnce(option)) this.take(option);
    else this.chosen = { since: question.since, pick: option.pick, then: [] };
  }

  plan(says: readonly string[]): void {
    const [first = "", ...then] = says;
    const question = this.desk.question();
    const option = this.find(first);
    if (question === null || option === null) this.drop();
    else this.chosen = { since: question.since, pick: option.pick, then };
  }

  get planned(): readonly string[] {
    return this.option === null ? [] : [this.option.say, ...(this.chosen?.then ?? [])];
  }

  take(option: OptionWords, then: readonly string[] = []): void {
    if (this.desk.question() === null) return;
    this.chosen = null;
    this.desk.answer(option, then);
  }

  confirm(): void {
    if (this.option !== null) this.take(this.option, this.chosen?.then ?? []);
  }

  drop(): void {
    this.chosen = null;
  }

  odds(moves: readonly string[] | readonly number[]): Promise<Record<string, unknown>> {
    return this.desk.odds(moves);
  }

  whyNot(say: string): Promise<{ say: string; clause: string | null }> {
    return this.desk.whyNot(say);
  }

  private options(): OptionWords[] {
    return this.desk.question()?.options ?? [];
  }
}
