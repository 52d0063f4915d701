// The list of games that can be drawn; each is fetched when it is needed.
import type { GameFace } from "../lib/game";
import { loadFigures } from "../sheets/read";

export const FACES: Record<string, () => Promise<GameFace>> = {
  "arena-maximus": async () => (await import("./arena_maximus")).face,
  "colossal-arena": async () => {
    const [{ faceWith }, figures] = await Promise.all([import("./colossal_arena"), loadFigures("colossal-arena")]);
    return faceWith(figures);
  },
  "circus-maximus": async () => (await import("./circus_maximus")).face,
};
