// Arena Maximus's part of the table.
import type { GameFace, Sight } from "../../lib/game";
import { hasText, t } from "../../lib/texts.svelte";
import type { OptionWords } from "../../lib/wire";
import { factionIn } from "../../ui/factions";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import CardChip from "./CardChip.svelte";
import Ending from "./Ending.svelte";
import Progress from "./Progress.svelte";
import {
  askingOf,
  cardIn,
  chariotOf,
  FORESEEABLE,
  lastSpell,
  mostLaid,
  readCard,
  speedAfter,
  type Asking,
  type RaceView,
  type RaceEvent,
  type Told,
} from "./read";
import SeatNote from "./SeatNote.svelte";
import { beat, cardsIn } from "./story";

const PHASES = ["speed", "discard", "draw", "drive"] as const;
const OPENING = new Set(["cast-choice", "pay-spell", "counter-choice"]);

function nameOf(sight: Sight<Told>, seat: number | null): string {
  return seat === null ? "" : (sight.names[seat] ?? sight.book.player(seat));
}

function reason(sight: Sight<Told>): { say: string; clause: string | null } | null {
  const chariot = chariotOf(sight.view, sight.seat);
  const clause = sight.question?.clause ?? null;
  if (chariot === null) return null;
  const { beast, driver, damage, chariot: strength } = chariot;
  switch (sight.question?.choice) {
    case "set-speed":
      return { say: t("arena-reason-speed", { beast }), clause };
    case "discard-phase":
      return { say: t("arena-reason-discard", { driver }), clause };
    case "block":
      return { say: t("arena-reason-driver", { driver }), clause };
    case "pay-rocks":
    case "pay-hazard":
      return { say: t("arena-reason-damage", { damage, chariot: strength }), clause };
    case "counter-choice": {
      const spell = lastSpell(sight.events);
      return spell === null ? null : { say: sight.book.event(spell, sight.seat, sight.names), clause };
    }
    default:
      return null;
  }
}

function phases(sight: Sight<Told>) {
  const choice = sight.view.choice ?? "";
  const names: string[] = sight.options["spells"] === true ? ["spell", ...PHASES] : [...PHASES];
  const asked = OPENING.has(choice)
    ? "spell"
    : choice === "set-speed"
      ? "speed"
      : choice === "discard-phase"
        ? "discard"
        : "drive";
  const now = names.indexOf(asked);
  return names.map((name, number) => {
    const state: "done" | "now" | "next" = number < now ? "done" : number === now ? "now" : "next";
    return { name: t(`arena-phase-${name}`), state };
  });
}

/** How many cards an answer lays for what it is. */
function laidText(asking: Asking, count: number): string | null {
  const key = asking.purpose === null ? asking.choice : `${asking.choice}-${asking.purpose}`;
  return hasText(`arena-do-${key}`) ? t(`arena-do-${key}`, { count }) : null;
}

function turnText(sight: Sight<Told>, says: readonly string[]): string {
  const speed = speedAfter(chariotOf(sight.view, sight.seat)?.pool.length ?? 0, says);
  const away = says.filter((say) => cardIn(say)?.verb === "discard").length;
  // One word ends the speed, a second one the discards.
  const whole = away > 0 || says.filter((say) => say === "done").length > 1;
  if (!whole) return t("arena-do-speed", { speed });
  return t("arena-do-turn", { speed, count: away });
}

function confirmText(sight: Sight<Told>, option: OptionWords): string | null {
  const asking = askingOf(sight.view);
  const says = sight.draft.planned ?? [option.say];
  if (asking === null) return null;
  if (asking.choice === "set-speed") return turnText(sight, says);
  const cards = says.filter((say) => cardIn(say) !== null).length;
  const count = asking.choice === "lay-sets" ? Math.floor(cards / 2) : cards;
  if (count > 0) return laidText(asking, count);
  const key = asking.purpose === null ? asking.choice : `${asking.choice}-${asking.purpose}`;
  const left = { left: asking.left, against: asking.against, rival: nameOf(sight, asking.rival) };
  const none = option.say === "done" || option.say === "no spell";
  return none && hasText(`arena-none-${key}`) ? t(`arena-none-${key}`, left) : null;
}

/** Questions whose answer averts damage: odds tell nothing of them, so whatever pays less than it could is looked at. */
const OWING = new Set(["pay-rocks", "pay-hazard", "lay-sets", "lay-whips"]);

function owes(sight: Sight<Told>, asking: Asking, says: readonly string[]): boolean {
  if (!OWING.has(asking.choice) || asking.purpose === "ram" || asking.purpose === "attack") return false;
  const sets = asking.choice === "lay-sets" && !asking.half;
  const laid = says.filter((say) => cardIn(say) !== null).length;
  // Of a set the whip is asked for first.
  const usable = (card: string) => sight.draft.find(`lay ${card}`) !== null || (sets && readCard(card).kind !== "whip");
  return (sets ? Math.floor(laid / 2) : laid) < mostLaid(asking, (sight.view.you?.hand ?? []).filter(usable));
}

/** The chance of a crash: of a speed and its discards as the odds tell it. */
async function risk(sight: Sight<Told>, option: OptionWords): Promise<number> {
  const view = sight.view;
  const asking = askingOf(view);
  const says = sight.draft.planned ?? [option.say];
  if (asking === null) return 0;
  if (!FORESEEABLE.has(asking.choice)) return owes(sight, asking, says) ? 1 : 0;
  const odds = await sight.draft.odds(says);
  const speed = speedAfter(chariotOf(view, sight.seat)?.pool.length ?? 0, says);
  return odds?.speeds.find((row) => row.speed === speed)?.crash ?? 1;
}

function turnOf(event: RaceEvent): number | null {
  return event.kind === "turn-begun" ? event.seat : null;
}

function keys(): { key: string; does: string }[] {
  return [{ key: t("arena-key-figures"), does: t("arena-key-figures.does") }];
}

export const face: GameFace<Told> = {
  name: "arena-maximus",
  Board,
  SeatNote,
  Aside,
  Progress,
  Ending,
  seatFactions: (view) => (view.chariots ?? []).map((one) => factionIn(one.colour)),
  turnKind: "turn-begun",
  turnOf,
  beat,
  cardsIn,
  CardChip,
  untold: new Set(["turn-ended"]),
  reason,
  phases,
  confirmText,
  risk,
  keys,
  // Every answer has its place in the arena.
  onBoard: () => true,
};
