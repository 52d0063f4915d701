// Bands are little pictures with one stone for each letter: # is ink, a an accent, anything else ground.

export type BandKind = "key" | "steps" | "lozenge" | "dentil" | "stones";

const PICTURES: Record<BandKind, string[]> = {
  key: ["######..", "#....#..", "#.##.#..", "#.#..#..", "#.####..", "#.......", "########"],
  steps: ["...##...", "..####..", ".######.", "########"],
  lozenge: ["...#....", "..#a#...", ".#aaa#..", "..#a#...", "...#...."],
  dentil: ["##..", "##.."],
  stones: ["#.a."],
};

const ACROSS = 48; // stones before the pattern repeats: enough that the eye does not see it

export interface Stones {
  tone: "ink" | "ground" | "accent";
  opacity: number;
  d: string;
}

/** Numbers between 0 and 1, the same for the same seed: a band does not change when it is drawn again. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const tenth = (n: number) => Math.round(n * 10) / 10;

function toneOf(letter: string | undefined): Stones["tone"] {
  if (letter === "#") return "ink";
  return letter === "a" ? "accent" : "ground";
}

/** One repeat of a band with stones of `cell` pixels, each a little out of line. */
export function layBand(kind: BandKind, cell: number): { width: number; height: number; stones: Stones[] } {
  const picture = PICTURES[kind];
  const step = picture[0]?.length ?? 1;
  const across = Math.ceil(ACROSS / step) * step;
  const side = tenth(cell - 0.8);
  const rnd = random(3);
  const shelves = new Map<string, Stones>();
  picture.forEach((row, y) => {
    for (let x = 0; x < across; x++) {
      const tone = toneOf(row[x % step]);
      const opacity = 1 - Math.floor(rnd() * 3) / 10;
      const place = (n: number) => tenth(n * cell + 0.4 + (rnd() - 0.5) * 0.5);
      const shelf = shelves.get(tone + opacity) ?? { tone, opacity, d: "" };
      shelf.d += `M${place(x)} ${place(y)}h${side}v${side}h-${side}z`;
      shelves.set(tone + opacity, shelf);
    }
  });
  return { width: across * cell, height: picture.length * cell, stones: [...shelves.values()] };
}
