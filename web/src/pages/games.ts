// The games as pages show them: an emblem on a plate of its own colour.
import { api } from "../lib/api";
import type { GameList } from "../lib/wire";

export interface Plate {
  name: string;
  emblem: string;
  ground: string;
  stones: string;
  /** How many play, where the pages say nothing more of a game. */
  seats?: { fewest: number; most: number };
}

export const PLATES: readonly Plate[] = [
  { name: "colossal-arena", emblem: "wyrm", ground: "#6E2214", stones: "#E3A93C" },
  { name: "arena-maximus", emblem: "maximus", ground: "#3B2A22", stones: "#E2673A" },
  { name: "circus-maximus", emblem: "circus", ground: "#123F52", stones: "#4FA8C9" },
];

/** The plates of all games that the server knows, those above first. */
export async function allPlates(): Promise<readonly Plate[]> {
  const { games } = await api.get<GameList>("/api/games");
  const others = games.filter((game) => !PLATES.some((plate) => plate.name === game.name));
  return [...PLATES, ...others.map((game) => ({ ...plateOf(game.name), seats: game.seats }))];
}

/** A game without a plate of its own gets a plain one. */
export function plateOf(game: string): Plate {
  const plain = { name: game, emblem: "spectator", ground: "#4A3A2A", stones: "#C8A264" };
  return PLATES.find((plate) => plate.name === game) ?? plain;
}
