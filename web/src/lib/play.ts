// Play at once: a guest, a table with bots, and the first question.
import { api, ensureGuest } from "./api";
import { go } from "./router.svelte";
import type { Chair, Created, GameList } from "./wire";

/** How many play, as far as the game allows it, and how well, where nobody said anything else. */
const USUAL = 4;
const LEVEL = "casual";

/** Sit down with bots at a table of this game, and show it. */
export async function playNow(game: string): Promise<void> {
  await ensureGuest();
  const { games } = await api.get<GameList>("/api/games");
  const { fewest, most } = games.find((one) => one.name === game)?.seats ?? { fewest: USUAL, most: USUAL };
  const size = Math.min(Math.max(USUAL, fewest), most);
  const bots = Array.from({ length: size - 1 }, (): Chair => ({ sit: "bot", bot: LEVEL }));
  const seats: Chair[] = [{ sit: "me", bot: null }, ...bots];
  const made = await api.post<Created>("/api/tables", { game, seats });
  go(`/t/${made.id}`);
}
