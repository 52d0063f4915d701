// The colours that objects keep in both themes.
export const INK = "#241A17";
export const LIGHT = "#F5EBD6";
export const IVORY = "#FBF3DF";
export const GOLD = "#E3A93C";
export const FLAME = "#E2673A";
export const GLAZE = "#4FA8C9";
export const CORAL = "#D9604A";
export const LEAF = "#7FA650";

export const channels = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

export function mix(a, b, share) {
  const other = channels(b);
  const mixed = channels(a).map((c, i) => Math.round(c * (1 - share) + other[i] * share));
  return "#" + mixed.map((c) => c.toString(16).padStart(2, "0")).join("");
}

/** Five shades of one stone: the eye reads a colour, the hand reads many stones. */
export const shades = (colour) => [
  mix(colour, "#000000", 0.13),
  mix(colour, "#000000", 0.06),
  colour,
  mix(colour, "#FFFFFF", 0.08),
  mix(colour, "#FFFFFF", 0.16),
];

/** Numbers between 0 and 1, the same for the same seed: a floor is always the same floor. */
export function random(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
