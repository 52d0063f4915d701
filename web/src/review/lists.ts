// Lists of tables in the order in which somebody wants them.
import type { TableLine } from "../lib/wire";

export interface Group {
  name: "turn" | "running" | "open" | "over";
  tables: TableLine[];
}

/** One's own tables: those that wait for the reader first, then those that run, wait for players, and are over. */
export function grouped(tables: TableLine[]): Group[] {
  const names: Group["name"][] = ["turn", "running", "open", "over"];
  return names
    .map((name) => ({ name, tables: tables.filter((table) => groupOf(table) === name) }))
    .filter((group) => group.tables.length > 0);
}

function groupOf(table: TableLine): Group["name"] {
  if (table.your_turn && table.phase === "running") return "turn";
  if (table.phase === "open") return "open";
  return table.phase === "over" ? "over" : "running";
}

/** The game to go on with: one that waits for the reader, else the last that runs; the list has the latest first. */
export function toGoOnWith(tables: TableLine[]): TableLine | null {
  const running = tables.filter((table) => table.phase === "running");
  return running.find((table) => table.your_turn) ?? running[0] ?? null;
}

/** How long ago something was, as `Intl.RelativeTimeFormat` wants it. */
export function ago(then: number, now: number): [number, Intl.RelativeTimeFormatUnit] {
  const seconds = Math.max(0, now - then);
  if (seconds < 60) return [-Math.round(seconds), "second"];
  if (seconds < 3_600) return [-Math.round(seconds / 60), "minute"];
  if (seconds < 86_400) return [-Math.round(seconds / 3_600), "hour"];
  return [-Math.round(seconds / 86_400), "day"];
}

export function sinceWords(then: number, now: number, lang: string): string {
  const [count, unit] = ago(then, now);
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(count, unit);
}
