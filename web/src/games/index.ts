// The games that have a board of their own, each fetched when it is needed; the others get the plain one.
import type { GameFace } from "../lib/game";
import { loadFigures } from "../sheets/read";
import { plainFace } from "./plain";

const FACES: Record<string, () => Promise<GameFace>> = {
  "arena-maximus": async () => (await import("./arena_maximus")).face,
  "colossal-arena": async () => {
    const [{ faceWith }, figures] = await Promise.all([import("./colossal_arena"), loadFigures("colossal-arena")]);
    return faceWith(figures);
  },
  "circus-maximus": async () => (await import("./circus_maximus")).face,
};

export async function faceOf(game: string): Promise<GameFace> {
  return (await FACES[game]?.()) ?? plainFace(game);
}
