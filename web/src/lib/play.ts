// Play at once: a guest, a table with bots, and the first question. What was chosen for it is kept in this browser.
import { api, ensureGuest } from "./api";
import { guide } from "./coach";
import { go } from "./router.svelte";
import type { Chair, Created, GameWords } from "./wire";

/** How many play, as far as the game allows it, where nobody said anything else. */
const USUAL = 4;
/** The levels among which somebody chooses who does not know them yet. */
export const STRENGTHS = { gentle: "casual", fair: "club", strong: "expert" } as const;
export type Strength = keyof typeof STRENGTHS;

const STRENGTH_KEY = "harena-strength";
const PLAYED_KEY = "harena-played";

/** How many bots sit down with somebody who plays at once. */
export function botsFor(game: Pick<GameWords, "seats"> | undefined): number {
  const { fewest, most } = game?.seats ?? { fewest: USUAL, most: USUAL };
  return Math.min(Math.max(USUAL, fewest), most) - 1;
}

/** Sit down with so many bots at a table of this game, and show it. */
export async function playNow(game: string, strength: Strength, bots: number, guided: boolean): Promise<void> {
  await ensureGuest();
  const others = Array.from({ length: bots }, (): Chair => ({ sit: "bot", bot: STRENGTHS[strength], name: "" }));
  const seats: Chair[] = [{ sit: "me", bot: null, name: "" }, ...others];
  const made = await api.post<Created>("/api/tables", { game, seats, hints: guided });
  keep(STRENGTH_KEY, strength);
  keep(PLAYED_KEY, [...new Set([...gamesPlayed(), game])].join(" "));
  if (guided) guide(made.id);
  go(`/t/${made.id}`);
}

/** How strong the bots were last time. */
export function keptStrength(): Strength {
  const kept = read(STRENGTH_KEY);
  return kept !== null && Object.hasOwn(STRENGTHS, kept) ? (kept as Strength) : "gentle";
}

/** The games that were begun here before. */
export function gamesPlayed(): string[] {
  return (read(PLAYED_KEY) ?? "").split(" ").filter(Boolean);
}

/** Browsers may forbid a page to keep anything: then nothing is kept. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}
