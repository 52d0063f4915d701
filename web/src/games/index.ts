// The list of games that can be drawn; each is fetched when it is needed.
import type { GameFace } from "../lib/game";

export const FACES: Record<string, () => Promise<GameFace>> = {
  "arena-maximus": async () => (await import("./arena_maximus")).face,
  "colossal-arena": async () => (await import("./colossal_arena")).face,
  "circus-maximus": async () => (await import("./circus_maximus")).face,
};
