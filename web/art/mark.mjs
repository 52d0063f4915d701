// The mark: the arena from above. As a symbol it takes the colours of the theme, as an icon it has its own.
import { circle, sector } from "./geometry.mjs";

function ring(inner, outer, count, gap, colourOf) {
  return Array.from({ length: count }, (_, i) => {
    const middle = (360 / count) * i - 90;
    const half = 180 / count - gap;
    return { colour: colourOf(i), d: sector(24, 24, inner, outer, middle - half, middle + half, 3) };
  });
}

/** The stones of the mark on a grid of 48; the outer ring is open where the arena has its gates. */
export function markPieces({ ink, faience, terracotta, bronze }) {
  return [
    ...ring(17.5, 23.3, 20, 1.6, (i) => (i % 2 ? faience : ink)).filter((_, i) => i % 10 !== 5),
    ...ring(11, 16, 14, 2, () => terracotta),
    { colour: bronze, d: circle(24, 24, 9) },
  ];
}

export function mark(colours) {
  const shelves = new Map();
  for (const { colour, d } of markPieces(colours)) shelves.set(colour, (shelves.get(colour) ?? "") + d);
  return [...shelves].map(([colour, d]) => `<path fill="${colour}" d="${d}"/>`).join("");
}
