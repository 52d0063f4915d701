// The games as pages show them: an emblem on a plate of its own colour.

export interface Plate {
  name: string;
  emblem: string;
  ground: string;
  stones: string;
}

export const PLATES: readonly Plate[] = [
  { name: "colossal-arena", emblem: "wyrm", ground: "#6E2214", stones: "#E3A93C" },
  { name: "arena-maximus", emblem: "maximus", ground: "#3B2A22", stones: "#E2673A" },
  { name: "circus-maximus", emblem: "circus", ground: "#123F52", stones: "#4FA8C9" },
];

export function plateOf(game: string): Plate | undefined {
  return PLATES.find((plate) => plate.name === game);
}
