// What bets pay, as the server's rules have it: told once, with the game's face.
import type { ChartWords } from "../../lib/wire";
import { figuresOf } from "../../sheets/read";

let rows: readonly number[] = [];
let seal = 0;

/** Take the figures of the game: by row, and last what a sealed bet pays. */
export function learnWorth(figures: readonly ChartWords[]): void {
  const told = (figuresOf(figures, "bets").cells[0] ?? []).map(Number);
  rows = told.slice(0, -1);
  seal = told.at(-1) ?? 0;
}

/** How many rows, and so rounds, there are. */
export function rounds(): number {
  return rows.length;
}

/** The gold a bet in a row pays. */
export function pays(row: number): number {
  return rows[row - 1] ?? 0;
}

/** The gold an opened seal pays. */
export function sealPays(): number {
  return seal;
}
