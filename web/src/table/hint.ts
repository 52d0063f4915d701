// What a hint advises, in words, and as the answer that the reader could have put together himself.
import type { Book } from "../lib/book";
import type { Draft } from "../lib/game";
import type { Hint } from "../lib/wire";

/** The moves of a plan one after the other, equal ones together. */
export function planText(book: Book, plan: readonly string[], names: readonly string[]): string {
  const runs: { say: string; count: number }[] = [];
  for (const say of plan) {
    const last = runs.at(-1);
    if (last?.say === say) last.count += 1;
    else runs.push({ say, count: 1 });
  }
  const words = runs.map(({ say, count }) => {
    const move = book.pickText(say, names);
    return count === 1 ? move : book.say("plan-times", { move, count });
  });
  return book.say("plan-whole", { moves: words.join(", ") });
}

/** What the reasons are headed by: the move they speak against, if it makes a difference. */
export function becauseText(book: Book, hint: Hint, names: readonly string[]): string {
  const other = hint.even ? undefined : hint.others[0];
  if (other === undefined) return book.say("because-alone");
  return book.say("because", { move: book.pickText(other.move, names) });
}

/** Put the plan where the reader's own would stand. It is not played: he looks at it, changes it or confirms it,
 * whatever he usually confirms. Gives whether it still fits what is asked. */
export function takeOver(draft: Pick<Draft, "find" | "plan">, hint: Pick<Hint, "plan">): boolean {
  const [first] = hint.plan;
  if (first === undefined || draft.find(first) === null) return false;
  draft.plan?.(hint.plan);
  return true;
}
