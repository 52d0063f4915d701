// What a table is asked for, from what somebody has chosen on the page.
import type { Chair, Clock, GameOption, GameWords, NewTable } from "../lib/wire";

/** Who is to sit somewhere: `me`, `open`, or a bot by its name. */
export type Sitting = string;
export type Late = NewTable["late"];
export type ClockName = keyof typeof CLOCKS;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Live clocks have a bank of time, those by days only a limit for every answer. */
export const CLOCKS = {
  none: null,
  quick: { each: 20, bank: 5 * MINUTE, days: false },
  middle: { each: 25, bank: 10 * MINUTE, days: false },
  slow: { each: 30, bank: 20 * MINUTE, days: false },
  half: { each: 12 * HOUR, bank: 0, days: true },
  day: { each: DAY, bank: 0, days: true },
  two: { each: 2 * DAY, bank: 0, days: true },
  three: { each: 3 * DAY, bank: 0, days: true },
} as const;

export interface Wanted {
  game: string;
  seats: Sitting[];
  /** What those at the same screen are called, by their seats. */
  names: Record<number, string>;
  options: Record<string, unknown>;
  open: boolean;
  clock: ClockName;
  weekends: boolean;
  late: Late;
  standIn: string;
  hints: boolean;
  watch: boolean;
  name: string;
}

export function plan(wanted: Wanted): NewTable {
  return {
    game: wanted.game,
    seats: wanted.seats.map((sitting, seat) => chair(sitting, wanted.names[seat])),
    options: wanted.options as NewTable["options"],
    public: wanted.open,
    clock: clockOf(wanted.clock, wanted.weekends),
    late: wanted.late,
    stand_in: wanted.standIn,
    watch: wanted.watch,
    hints: wanted.hints,
    // With nobody to wait for it begins at once.
    start: true,
    name: wanted.name.trim(),
  };
}

function chair(sitting: Sitting, name = ""): Chair {
  if (sitting === "me") return { sit: "me", bot: null, name: name.trim() };
  if (sitting === "open") return { sit: "open", bot: null, name: "" };
  return { sit: "bot", bot: sitting, name: "" };
}

function clockOf(name: ClockName, weekends: boolean): Clock | null {
  const clock = CLOCKS[name];
  return clock === null ? null : { each: clock.each, bank: clock.bank, weekends: clock.days ? weekends : true };
}

/** The options by group, in the order the game has its groups; a game without any has them in one that has no name. */
export function grouped(game: Pick<GameWords, "groups" | "options">): { group: string; list: GameOption[] }[] {
  const groups = game.groups.length > 0 ? game.groups : [""];
  return groups
    .map((group) => ({ group, list: game.options.filter((option) => option.group === group) }))
    .filter(({ list }) => list.length > 0);
}

/** The name of a clock that a new table can have; null for any other. */
export function clockName(clock: Clock | null): ClockName | null {
  if (clock === null) return "none";
  const names = Object.keys(CLOCKS) as ClockName[];
  return names.find((name) => CLOCKS[name]?.each === clock.each && CLOCKS[name]?.bank === clock.bank) ?? null;
}

/** The options of a table that are not as the game usually has them. */
export function unusual(
  game: Pick<GameWords, "options">,
  chosen: Record<string, unknown>,
): { option: GameOption; value: unknown }[] {
  return game.options
    .filter((option) => option.name in chosen && !isSame(chosen[option.name], option.default))
    .map((option) => ({ option, value: chosen[option.name] }));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
