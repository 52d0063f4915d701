// Where a drawing lies: `npm run art` writes them all.

export type EmblemKind = "mosaic" | "cut" | "fallen";

const GAMES = new Set(["maximus", "circus"]);
const OTHER_CARDS = new Set(["spectator", "prefect", "magister"]);

/** A stone under 2.3 pixels is dust, so a small emblem has larger stones, and a tiny one is cut from flat pieces. */
export function emblemAt(name: string, size: number, kind: EmblemKind): string {
  return kind === "fallen" ? `/rubble.svg#x-${name}` : `/emblems/${makeOf(name, size, kind)}-${name}.svg`;
}

function makeOf(name: string, size: number, kind: EmblemKind): string {
  if (kind === "cut" || size < 44) return "f";
  if (GAMES.has(name) || (name === "wyrm" && size > 130)) return "l";
  return size <= 60 && !OTHER_CARDS.has(name) ? "s" : "m";
}

/** Take the sprite into the page: what is used out of another file comes a frame late, every time. */
export async function laySprite(): Promise<void> {
  const answer = await fetch("/sprite.svg");
  if (!answer.ok) return;
  const sprite = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  sprite.style.display = "none";
  document.body.prepend(sprite);
}
