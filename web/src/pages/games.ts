// The games as pages show them: an emblem on a plate of its own colour.
import { api } from "../lib/api";
import { loadBook } from "../lib/book";
import type { GameList, GameWords } from "../lib/wire";

export interface Plate {
  name: string;
  title: string;
  emblem: string;
  ground: string;
  stones: string;
  /** How many play, where the pages say nothing more of a game. */
  seats?: GameWords["seats"];
}

export const PLATES: readonly Plate[] = [
  { name: "colossal-arena", title: "Colossal Arena", emblem: "wyrm", ground: "#6E2214", stones: "#E3A93C" },
  { name: "arena-maximus", title: "Arena Maximus", emblem: "maximus", ground: "#3B2A22", stones: "#E2673A" },
  { name: "circus-maximus", title: "Circus Maximus", emblem: "circus", ground: "#123F52", stones: "#4FA8C9" },
];

/** Games that people play at the terminal: pages have no table for them that is worth sitting down at. */
const ELSEWHERE: readonly string[] = ["circus-season"];

/** The games that the server knows and pages have a table for. */
export async function gamesHere(): Promise<GameWords[]> {
  const { games } = await api.get<GameList>("/api/games");
  return games.filter((game) => !ELSEWHERE.includes(game.name));
}

/** The plates of these games, those above first; the others by the titles their own texts have. */
export async function allPlates(lang: string): Promise<readonly Plate[]> {
  const games = await gamesHere();
  const others = games.filter((game) => !PLATES.some((plate) => plate.name === game.name));
  return [...PLATES, ...(await Promise.all(others.map((game) => plainPlate(game, lang))))];
}

async function plainPlate({ name, seats }: GameWords, lang: string): Promise<Plate> {
  const plate = plateOf(name);
  const title = await loadBook(name, lang).then(
    (book) => book.say("game"),
    () => plate.title,
  );
  return { ...plate, title, seats };
}

/** A game without a plate of its own gets a plain one. */
export function plateOf(game: string): Plate {
  const plain = { name: game, title: titled(game), emblem: "spectator", ground: "#4A3A2A", stones: "#C8A264" };
  return PLATES.find((plate) => plate.name === game) ?? plain;
}

/** A name as a title: stepping-stones -> Stepping Stones. */
function titled(name: string): string {
  const words = name.split("-").map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return words.join(" ");
}
