// A face for games that have no board of their own yet: all options as buttons, what happened in the log.
import type { GameFace } from "../lib/game";
import Plain from "./Plain.svelte";

export function plainFace(name: string): GameFace {
  return {
    name,
    Board: Plain,
    turnKind: "turn-began",
    turnOf: (event) => (typeof event["seat"] === "number" ? event["seat"] : null),
    untold: new Set(),
    onBoard: () => false,
  };
}
