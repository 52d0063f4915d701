// A face for games that have no board of their own: the view's words as a list, all options as buttons.
import type { GameFace } from "../../lib/game";
import Board from "./Board.svelte";

export function plainFace(name: string): GameFace {
  return {
    name,
    Board,
    turnKind: "turn-begun",
    turnOf: (event) => (typeof event["seat"] === "number" ? event["seat"] : null),
    untold: new Set(),
    onBoard: () => false,
  };
}
