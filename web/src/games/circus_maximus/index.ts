// Circus Maximus's part of the table.
import type { GameFace, Sight } from "../../lib/game";
import { t } from "../../lib/texts.svelte";
import type { OptionWords } from "../../lib/wire";
import type { Faction } from "../../ui/factions";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import EventToken from "./EventToken.svelte";
import { factionOfChariot, liveryOf } from "./factions";
import { playOf, type Play } from "./play.svelte";
import Progress from "./Progress.svelte";
import {
  chanceText,
  chariotOf,
  fieldOf,
  isSpeed,
  flipLimit,
  ownChariots,
  diceOf,
  riskOf,
  rollOf,
  turnAt,
  type RaceEvent,
  type RaceView,
  type Told,
} from "./read";
import SeatNote from "./SeatNote.svelte";
import { beat } from "./story";

const PHASES = ["prepare", "write", "drive", "foot"] as const;

interface Reason {
  say: string;
  clause: string | null;
}

function reason(sight: Sight<Told>): Reason | null {
  const view = sight.view;
  const clause = sight.question?.clause ?? null;
  switch (sight.question?.choice) {
    case "preparation":
      return { say: t("circus-reason-prepare"), clause };
    case "outfitting":
      return { say: t("circus-reason-outfit"), clause };
    case "write-speeds": {
      const count = ownChariots(view, sight.seat).filter((one) => one.standing === "racing").length;
      return { say: t("circus-reason-write", { count }), clause };
    }
    case "move-choice":
      return playOf(sight)?.hurried === true ? null : { say: t("circus-reason-move"), clause };
    default:
      return null;
  }
}

function phaseNow(view: RaceView): (typeof PHASES)[number] {
  if (view.choice === "preparation" || view.choice === "outfitting" || view.turn === 0) return "prepare";
  if (view.choice === "write-speeds") return "write";
  return view.choice === "foot-choice" ? "foot" : "drive";
}

function phases(sight: Sight<Told>) {
  const view = sight.view;
  const shown = PHASES.filter((phase) =>
    phase === "prepare" ? view.turn === 0 : phase !== "foot" || view.rules === "advanced",
  );
  const now = shown.indexOf(phaseNow(view));
  return shown.map((phase, number) => {
    const state: "done" | "now" | "next" = number < now ? "done" : number === now ? "now" : "next";
    return { name: t(`circus-phase-${phase}`), state };
  });
}

function confirmText(sight: Sight<Told>, option: OptionWords): string | null {
  const choice = sight.question?.choice;
  if (choice === "write-speeds") return sealText(playOf(sight), option);
  if (choice === "preparation") return t("circus-do-prepare", { points: option.say.split(" ")[2] ?? "" });
  if (choice === "outfitting") return t("circus-do-outfit");
  const planned = sight.draft.planned ?? [];
  if (choice !== "move-choice" || planned.length < 2) return null;
  const play = playOf(sight);
  const left = play?.way?.left;
  if (left === undefined) return t("circus-do-moves", { count: planned.length });
  return t("circus-do-drive", { count: Math.round(sight.view.left - left) });
}

/** The seal says what it risks, as soon as that is known. */
function sealText(play: Play | null, option: OptionWords): string {
  const speed = option.say.split(" ")[2] ?? "";
  const row = play?.row(option.say) ?? null;
  if (row === null || !isSpeed(row)) return t("circus-do-seal", { speed });
  if (riskOf(row) === "unknown") return t("circus-do-seal-unknown", { speed });
  return t("circus-do-seal-risk", { speed, percent: chanceText(row) });
}

/** A speed lies on the dial at any time. */
function resting(sight: Sight<Told>): boolean {
  return playOf(sight)?.resting === true;
}

function turnOf(event: RaceEvent, view: RaceView): number | null {
  return event.kind === "token-drawn" ? (chariotOf(view, event.chariot)?.owner ?? null) : null;
}

/** A seat's first chariot stands for it: colours are drawn by lot, so the seat's own would mislead. */
function seatFactions(view: RaceView): Faction[] {
  // Nothing lies on a table that has not begun.
  const chariots = view.chariots ?? [];
  const seats = [...new Set(chariots.map((one) => one.owner))].sort((one, other) => one - other);
  return seats.flatMap((seat) => {
    const first = ownChariots(view, seat)[0] ?? chariots.find((one) => one.owner === seat);
    return first === undefined ? [] : [factionOfChariot(first.colour)];
  });
}

/** Every token drawn begins a turn of its chariot. */
function turnTitle(event: RaceEvent | null, sight: Sight<Told>): string | null {
  const turn = turnAt(sight.view, sight.events, event);
  if (event?.kind !== "token-drawn") return turn > 0 ? t("circus-turn", { turn }) : null;
  return t("circus-log-turn", { turn, chariot: liveryOf(event.chariot).name });
}

/** Chariots that a lesson has left out come in no place. */
function hides(event: RaceEvent, sight: Sight<Told>): boolean {
  return event.kind === "placed" && !fieldOf(sight.view).some((one) => one.colour === event.chariot);
}

/** A flip names the limit it was beyond. */
function caption(event: RaceEvent, sight: Sight<Told>): string | null {
  const chart = playOf(sight)?.chart("strain") ?? null;
  const limit = chart === null ? null : flipLimit(chart, event);
  return limit === null || event.kind !== "strain-rolled"
    ? null
    : t("circus-flip-caption", { rolled: event.row, limit });
}

function risk(sight: Sight<Told>, option: OptionWords): Promise<number> | number {
  return playOf(sight)?.risk(option) ?? 0;
}

/** The chart that a throw was looked up in. */
function openChart(event: RaceEvent, sight: Sight<Told>): void {
  const [play, roll] = [playOf(sight), rollOf(event)];
  if (play !== null && roll !== null) play.roll = roll;
}

/** Where drivers have seconds for an answer, nothing is told at leisure. */
function hurried(options: Record<string, unknown>): boolean {
  return Number(options["reaction-time"] ?? 0) > 0;
}

const KEYS = ["ahead", "lanes", "brake", "attack", "way", "back", "speed", "threat", "mine", "rivals", "zoom", "pan"];

function keys(): { key: string; does: string }[] {
  return KEYS.map((one) => ({ key: t(`circus-key-${one}`), does: t(`circus-key-${one}.does`) }));
}

export const face: GameFace<Told> = {
  name: "circus-maximus",
  Board,
  SeatNote,
  seatFactions,
  Aside,
  Progress,
  Ending,
  turnKind: "token-drawn",
  turnOf,
  turnTitle,
  beat,
  caption,
  EventToken,
  diceIn: diceOf,
  openChart,
  hurried,
  untold: new Set(["moved", "speeds-written", "driver-built", "team-built", "endurance-built"]),
  hides,
  reason,
  phases,
  confirmText,
  resting,
  risk,
  keys,
  // Everything a driver is asked is answered on the board or below it.
  onBoard: () => true,
};
