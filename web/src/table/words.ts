// What the frame says of a table, from its book and its seats.
import type { GameFace, Sight } from "../lib/game";
import type { TableStore } from "../lib/table.svelte";
import { hasText, t } from "../lib/texts.svelte";
import type { OptionWords, SeatWords } from "../lib/wire";

/** The sentence of the prompt: the question, or what is waited for. */
export function promptText(sight: Sight, face: GameFace, table: TableStore | null): string {
  const question = sight.question;
  if (question !== null) return sight.book.prompt(question.choice, question, sight.names);
  if (table !== null && table.director.telling) return tellingText(sight, table);
  if (sight.result !== null) return t("frame-over");
  if (table !== null && table.phase === "frozen") return t("frame-frozen");
  if (table !== null && table.under) return t("frame-sending");
  return waitingText(sight);
}

/** Whose doings are told. */
function tellingText(sight: Sight, table: TableStore): string {
  const seat = table.director.act?.seat ?? null;
  if (seat === null || seat === sight.seat) return t("frame-story-told");
  return t("frame-story-of", { name: sight.names[seat] ?? "" });
}

function waitingText(sight: Sight): string {
  const names = sight.waiting.map((seat) => sight.names[seat] ?? "").join(", ");
  const bots = sight.waiting.every((seat) => sight.seats[seat]?.bot != null);
  if (sight.waiting.length === 0) return t("frame-still");
  return t(bots ? "frame-thinking" : "frame-waiting", { names, count: sight.waiting.length });
}

/** What the button that confirms an option is called. */
export function confirmText(sight: Sight, face: GameFace, option: OptionWords): string {
  return face.confirmText?.(sight, option) ?? sight.book.pickText(option.say, sight.names, sight.question);
}

/** Who sits there: a person, a bot of a level, somebody a bot stands in for, nobody. */
export function seatText(seat: SeatWords): string {
  if (seat.kind === "open") return t("frame-seat-open");
  if (seat.kind === "bot") return botName(seat.bot ?? "");
  if (seat.bot !== null) return t("frame-seat-stand-in", { bot: botName(seat.bot) });
  if (seat.left) return t("frame-seat-left");
  return t(seat.here ? "frame-seat-here" : "frame-seat-away");
}

/** What a bot is called. */
export function botName(bot: string): string {
  return hasText(`frame-bot-${bot}`) ? t(`frame-bot-${bot}`) : bot;
}

/** Who has won, to one who may be among them. */
export function resultText(sight: Pick<Sight, "seat" | "names" | "result">): string {
  const places = sight.result?.places ?? [];
  const winners = places.flatMap((place, seat) => (place === 1 ? [sight.names[seat] ?? ""] : []));
  const won = sight.seat !== null && places[sight.seat] === 1;
  return t(won ? "frame-end-won" : "frame-end", { names: winners.join(", "), count: winners.length });
}

/** What becomes of a game, and of one's seat in it, when one leaves. */
export function leavingText(table: Pick<TableStore, "seats" | "words">): string {
  const others = table.seats.some((seat) => seat.kind === "person" && !seat.yours && seat.bot === null && !seat.left);
  const late = table.words.late;
  if (late === "default") return t("frame-leave-default");
  return t(`frame-leave-${late}${others ? "" : late === "bot" ? "s" : "-bots"}`);
}

/** A span of time in the largest unit that fits. */
export function spanText(seconds: number): string {
  if (seconds >= 86_400) return t("frame-days", { days: Math.round(seconds / 86_400) });
  if (seconds >= 3_600) return t("frame-hours", { hours: Math.round(seconds / 3_600) });
  return seconds >= 60 ? `${Math.round(seconds / 60)} min` : `${seconds} s`;
}

/** Seconds as people read them: 4:12, 3 h, 2 days. */
export function timeText(seconds: number): string {
  if (seconds >= 2 * 86_400) return t("frame-days", { days: Math.floor(seconds / 86_400) });
  if (seconds >= 2 * 3_600) return t("frame-hours", { hours: Math.floor(seconds / 3_600) });
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
