// Colossal Arena's part of the table.
import type { Also, GameFace, Sight } from "../../lib/game";
import { t } from "../../lib/texts.svelte";
import type { OptionWords } from "../../lib/wire";
import type { ChartWords } from "../../lib/wire";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import CardChip from "./CardChip.svelte";
import Ending from "./Ending.svelte";
import Progress from "./Progress.svelte";
import {
  creatureOf,
  deadDiscards,
  hasSealed,
  isOnBoard,
  isOver,
  phaseOf,
  readCard,
  spaceOf,
  type ArenaEvent,
  type Told,
} from "./read";
import SeatNote from "./SeatNote.svelte";
import { beat, cardsIn } from "./story";
import { learnWorth, pays } from "./worth";

const PHASES = ["bet", "card", "draw", "check"] as const;

interface Reason {
  say: string;
  clause: string | null;
}

/** What is worth knowing of the card that is chosen: whether a power may follow. */
function reasonOfCard(sight: Sight<Told>, say: string): Reason | null {
  const view = sight.view;
  const card = readCard(say.slice("play ".length));
  const creature = card.kind === "combat" ? creatureOf(view, card.emblem) : null;
  if (creature === null || creature.backer === null || creature.backer !== sight.seat) return null;
  const top = spaceOf(creature, view.round)?.top ?? null;
  if (top !== null && readCard(top).kind === "spectator") return { say: t("colossal-reason-bars"), clause: "CA-6.8" };
  const args = { "creature-key": creature.creature };
  const power = t(`colossal-power-${creature.creature}`);
  return {
    say: t("colossal-reason-backed", { creature: sight.book.say("the-creature", args), power }),
    clause: "CA-6.10",
  };
}

function reasonOfBet(sight: Sight<Told>): Reason | null {
  if (sight.draft.option?.say.startsWith("secret ")) return { say: t("colossal-reason-secret"), clause: "CA-2.5" };
  const view = sight.view;
  const count = view.you === undefined ? null : (view.players[view.you.seat]?.supply ?? null);
  if (count === null) return null;
  if (sight.draft.starting("bet").length === 0) return { say: t("colossal-reason-full", { count }), clause: "CA-3.3" };
  return { say: t("colossal-reason-supply", { count, gold: pays(view.round) }), clause: "CA-3.5" };
}

function reason(sight: Sight<Told>): Reason | null {
  const chosen = sight.draft.option?.say ?? "";
  switch (sight.question?.choice) {
    case "card-phase":
    case "extra-card":
      return chosen.startsWith("play ") ? reasonOfCard(sight, chosen) : null;
    case "bet-phase":
      return reasonOfBet(sight);
    case "offer-power": {
      const offered = sight.view.offered;
      return offered === null ? null : { say: sight.book.say(`power-${offered}`), clause: "CA-13.2" };
    }
    case "place-spectator":
      return {
        say: t("colossal-reason-spectator", { card: sight.book.word(sight.view.playing ?? "") }),
        clause: "CA-6.8",
      };
    case "magus-discard":
      return { say: t("colossal-bury-order"), clause: "CA-20.3" };
    case "discard":
      return { say: t("colossal-reason-discard"), clause: "CA-9.4" };
    default:
      return null;
  }
}

function phases(sight: Sight<Told>) {
  const now = PHASES.indexOf(phaseOf(sight.view));
  const sealed = hasSealed(sight.events);
  return PHASES.map((phase, number) => {
    const passed = phase === "card" && sealed ? ("skipped" as const) : ("done" as const);
    const state = number < now ? passed : number === now ? ("now" as const) : ("next" as const);
    return { name: t(`colossal-phase-${phase}`), state };
  });
}

function confirmText(sight: Sight<Told>, option: OptionWords): string | null {
  const [verb = "", ...rest] = option.say.split(" ");
  const words = sight.book.word(rest.join(" "));
  const away = sight.draft.planned?.length ?? 0;
  if (verb === "play") return t("colossal-do-play", { card: words });
  if (verb === "secret") return t("colossal-do-seal", { card: words });
  if (verb === "discard" && away > 1) return t("colossal-discard-dead", { count: away });
  if (verb !== "bet") return null;
  const creature = sight.book.say("the-creature", { "creature-key": rest[0] ?? "none" });
  return t("colossal-do-bet", { gold: pays(sight.view.round), creature });
}

/** All cards of the fallen go by one button, as many as may. */
function also(sight: Sight<Told>): Also[] {
  const asked = sight.view.question;
  if (sight.question === null || asked?.choice !== "discard") return [];
  const dead = deadDiscards(sight.view, sight.question).slice(0, asked.left);
  if (dead.length === 0) return [];
  const says = dead.map((option) => option.say);
  return [{ say: t("colossal-discard-dead", { count: dead.length }), does: () => sight.draft.plan?.(says, true) }];
}

/** What lets things be. */
const CALM = new Set(["no bet", "decline", "done"]);

/** Among people, whatever is seen by all is looked at first: it cannot be taken back alone. A seal is opened only once. */
function risk(sight: Sight<Told>, option: OptionWords): number {
  if (CALM.has(option.say)) return 0;
  if (option.say === "reveal") return 1;
  return sight.seats.some((seat, number) => number !== sight.seat && seat.kind === "person") ? 1 : 0;
}

function turnOf(event: ArenaEvent): number | null {
  return event.kind === "turn-begun" ? event.seat : null;
}

const face: GameFace<Told> = {
  name: "colossal-arena",
  Board,
  SeatNote,
  Aside,
  Progress,
  Ending,
  turnKind: "turn-begun",
  turnOf,
  beat,
  cardsIn,
  CardChip,
  untold: new Set(),
  reason,
  phases,
  confirmText,
  also,
  risk,
  seatsNote: (sight) => (isOver(sight.view) ? null : t("colossal-note-heading")),
  onBoard: (sight, option) => isOnBoard(sight.view, option.say),
};

/** The face, once the game's figures are known. */
export function faceWith(figures: readonly ChartWords[]): GameFace<Told> {
  learnWorth(figures);
  return face;
}
