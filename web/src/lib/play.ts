// Play at once: a guest, a table with bots, and the first question.
import { api, ensureGuest } from "./api";
import { go } from "./router.svelte";
import type { Chair, Created } from "./wire";

/** How many play, and how well, where nobody said anything else. */
const SEATS: Record<string, number> = { "colossal-arena": 4, "arena-maximus": 4, "circus-maximus": 4 };
const LEVEL = "casual";

/** Sit down with bots at a table of this game, and show it. */
export async function playNow(game: string): Promise<void> {
  await ensureGuest();
  const bots = Array.from({ length: (SEATS[game] ?? 4) - 1 }, (): Chair => ({ sit: "bot", bot: LEVEL }));
  const seats: Chair[] = [{ sit: "me", bot: null }, ...bots];
  const made = await api.post<Created>("/api/tables", { game, seats });
  go(`/t/${made.id}`);
}
