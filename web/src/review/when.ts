// When something happened, in the words of the game: its turn, not the number of an entry.
import type { GameFace } from "../lib/game";
import { t } from "../lib/texts.svelte";
import type { EventWords, ReviewWords } from "../lib/wire";

type Turns = Pick<GameFace, "turnKind" | "turnTitle">;

/** The turn in which an entry was answered; the setup before the first. */
export function turnText(
  face: Turns,
  view: Record<string, unknown>,
  events: readonly EventWords[],
  entry: number,
): string {
  const own = events.find((event) => Number(event["seq"]) >= entry) ?? null;
  const told = face.turnTitle?.(own, { view, events: [...events] }) ?? null;
  // An answer may itself begin the next turn.
  const turns = events.filter((event) => event.kind === face.turnKind && Number(event["seq"]) < entry).length;
  return told ?? (turns === 0 ? t("frame-log-setup") : t("frame-log-turn", { number: turns }));
}

/** Who had won it by when. */
export function decidedText(review: Pick<ReviewWords, "decided" | "seats">, names: readonly string[]): string {
  const winners = review.seats.filter((seat) => seat.place === 1).map(({ seat }) => names[seat] ?? "");
  return t("pages-review-decided", { entry: review.decided ?? 0, names: winners.join(", "), count: winners.length });
}
