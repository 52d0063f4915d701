// An answer being composed: chosen, looked at, confirmed or dropped.
import type { Draft, Risk } from "./game";
import type { Confirm } from "./settings.svelte";
import type { OptionWords, Question } from "./wire";

/** Whoever confirms only what is risky is asked above this chance of a bad end. */
const CALM = 0.1;

/** What a draft needs of the table it belongs to. */
export interface Desk {
  question(): Question | null;
  /** What the reader wants to confirm. */
  confirm(): Confirm;
  /** Answer, and with what is to follow. What was chosen stays so until another question is asked, or it is dropped. */
  answer(option: OptionWords, then: readonly string[]): void;
  odds(moves: readonly string[] | readonly number[], to?: string): Promise<Record<string, unknown> | null>;
  whyNot(say: string): Promise<{ say: string; clause: string | null }>;
}

export class DraftState implements Draft {
  private chosen = $state.raw<{ since: number; pick: number; then: readonly string[] } | null>(null);
  private risk: Risk | null = null;

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
    if (this.pick === option.pick && this.planned.length === 1) this.take(option);
    else this.select(option, [], true);
  }

  plan(says: readonly string[], whole = false): void {
    const [first = "", ...then] = says;
    const option = this.find(first);
    if (option === null) this.drop();
    else if (whole && says.join() === this.planned.join()) this.confirm();
    else this.select(option, then, whole);
  }

  weigh(risk: Risk | null): void {
    this.risk = risk;
  }

  private select(option: OptionWords, then: readonly string[], whole: boolean): void {
    const question = this.desk.question();
    if (question === null) return;
    this.chosen = { since: question.since, pick: option.pick, then };
    const wish = this.desk.confirm();
    if (!whole || wish === "always") return;
    const risk = wish === "never" ? 0 : (this.risk?.(option) ?? 0);
    if (typeof risk === "number") this.settle(risk);
    else void this.settleLater(risk);
  }

  /** Take what is chosen if it is hardly risky. */
  private settle(risk: number): void {
    if (risk <= CALM) this.confirm();
  }

  /** The same once the risk is known; whatever else was chosen meanwhile stands. */
  private async settleLater(risk: Promise<number>): Promise<void> {
    const weighed = this.chosen;
    try {
      const known = await risk;
      if (this.chosen === weighed) this.settle(known);
    } catch {
      // A risk that nobody can tell is looked at first: it stays chosen.
      return;
    }
  }

  get planned(): readonly string[] {
    return this.option === null ? [] : [this.option.say, ...(this.chosen?.then ?? [])];
  }

  take(option: OptionWords, then: readonly string[] = []): void {
    if (this.desk.question() !== null) this.desk.answer(option, then);
  }

  confirm(): void {
    if (this.option !== null) this.take(this.option, this.chosen?.then ?? []);
  }

  drop(): void {
    this.chosen = null;
  }

  odds(moves: readonly string[] | readonly number[], to?: string): Promise<Record<string, unknown> | null> {
    return this.desk.odds(moves, to);
  }

  whyNot(say: string): Promise<{ say: string; clause: string | null }> {
    return this.desk.whyNot(say);
  }

  private options(): OptionWords[] {
    return this.desk.question()?.options ?? [];
  }
}
