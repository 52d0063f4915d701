// Where a drawing lies: `npm run art` writes the sprites.

export type EmblemKind = "mosaic" | "cut" | "fallen";

const GAMES = new Set(["maximus", "circus"]);
const OTHER_CARDS = new Set(["spectator", "prefect", "magister"]);

/** A stone under 2.3 pixels is dust, so a small emblem has larger stones, and a tiny one is cut from flat pieces. */
export function emblemAt(name: string, size: number, kind: EmblemKind): string {
  if (kind === "fallen") return `/mosaics.svg#x-${name}`;
  if (kind === "cut" || size < 44) return `/sprite.svg#f-${name}`;
  if (GAMES.has(name) || (name === "wyrm" && size > 130)) return `/sprite.svg#l-${name}`;
  if (size <= 60 && !OTHER_CARDS.has(name)) return `/small.svg#s-${name}`;
  return `/mosaics.svg#m-${name}`;
}
