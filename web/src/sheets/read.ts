// The figures of a game's quick reference, as the server gives them, put into tables.
import { api } from "../lib/api";
import type { ChartWords } from "../lib/wire";

/** A line of a table as it is shown. */
export interface Row {
  label: string;
  cells: string[];
}

const GAMES: Record<string, string> = { CA: "colossal-arena", AM: "arena-maximus", CM: "circus-maximus" };

export function loadFigures(game: string): Promise<ChartWords[]> {
  return api.get<ChartWords[]>(`/api/sheets/${encodeURIComponent(game)}`);
}

export function figuresOf(all: readonly ChartWords[], name: string): ChartWords {
  return all.find((one) => one.name === name) ?? { name, rows: [], columns: [], cells: [] };
}

/** Where a clause stands: CA-6.8 -> /rules/colossal-arena#CA-6.8 */
export function placeOfClause(clause: string): string {
  return `/rules/${GAMES[clause.slice(0, 2)] ?? ""}#${clause}`;
}

/** Rows of a chart with one column, equal ones in a row put together: ≤5, 6–8, 9. */
export function stretches(chart: ChartWords): { label: string; cell: string }[] {
  const found: { first: number; last: number; cell: string }[] = [];
  chart.rows.forEach((number, place) => {
    const cell = chart.cells[place]?.[0] ?? "";
    const before = found.at(-1);
    if (before !== undefined && before.cell === cell) before.last = number;
    else found.push({ first: number, last: number, cell });
  });
  return found.map(({ first, last, cell }, place) => ({
    label: stretchName(first, last, place === 0, place === found.length - 1),
    cell,
  }));
}

function stretchName(first: number, last: number, isFirst: boolean, isLast: boolean): string {
  if (isFirst) return `≤${last}`;
  if (isLast) return `${first}+`;
  return first === last ? `${first}` : `${first}–${last}`;
}

/** A chart with many columns; its first and its last row stand for all beyond them if `open`. */
export function rowsOf(chart: ChartWords, open = false): Row[] {
  return chart.rows.map((number, place) => ({
    label: open ? stretchName(number, number, place === 0, place === chart.rows.length - 1) : `${number}`,
    cells: (chart.cells[place] ?? []).map((cell) => (cell === "-" ? "·" : cell)),
  }));
}

/** What a chart of rows, cells and points sells; rows that sell the same come as one. */
export function soldIn(chart: ChartWords): { rows: string[]; cells: { cell: string; cost: string }[] }[] {
  const byRow = new Map<string, { cell: string; cost: string }[]>();
  for (const [row = "", cell = "", cost = ""] of chart.cells)
    byRow.set(row, [...(byRow.get(row) ?? []), { cell, cost }]);
  const found = new Map<string, { rows: string[]; cells: { cell: string; cost: string }[] }>();
  for (const [row, cells] of byRow) {
    const same = found.get(JSON.stringify(cells));
    if (same === undefined) found.set(JSON.stringify(cells), { rows: [row], cells });
    else same.rows.push(row);
  }
  return [...found.values()];
}

/** +3, −3, 0 */
export function signed(number: number): string {
  if (number === 0) return "0";
  return number > 0 ? `+${number}` : `−${-number}`;
}
