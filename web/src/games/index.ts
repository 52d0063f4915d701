// The games that have a board of their own, each fetched when it is needed; the others get the plain one.
import type { AnyTold, GameFace } from "../lib/game";
import { loadFigures } from "../sheets/read";
import { plainFace } from "./plain";

/** Faces are given tables of their own game and no others. So here, and nowhere else, a face passes for one of any. */
function forAny<Of extends AnyTold>(face: GameFace<Of>): GameFace {
  return face as GameFace;
}

const FACES: Record<string, () => Promise<GameFace>> = {
  "arena-maximus": async () => forAny((await import("./arena_maximus")).face),
  "colossal-arena": async () => {
    const [{ faceWith }, figures] = await Promise.all([import("./colossal_arena"), loadFigures("colossal-arena")]);
    return forAny(faceWith(figures));
  },
  "circus-maximus": async () => forAny((await import("./circus_maximus")).face),
};

export async function faceOf(game: string): Promise<GameFace> {
  return (await FACES[game]?.()) ?? plainFace(game);
}
