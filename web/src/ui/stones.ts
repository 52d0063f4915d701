// The stone that each creature is cut from, on its card and its plaque.

const OF_CREATURES: Record<string, string> = {
  amazon: "#93382C",
  colossus: "#2F6B66",
  cyclops: "#8F5A15",
  daimon: "#5F2440",
  ettin: "#3F6137",
  gorgon: "#1D5E52",
  magus: "#2B4684",
  seraphim: "#226E8E",
  titan: "#454A57",
  troll: "#5B5B22",
  unicorn: "#6C4A80",
  wyrm: "#A8401F",
};
const STONES: Record<string, string> = {
  ...OF_CREATURES,
  spectator: "#6E5A48",
  prefect: "#7A5A1E",
  magister: "#6B2745",
  maximus: "#7E2C1B",
  circus: "#1C5872",
};

export const CREATURES = Object.keys(OF_CREATURES);

export function stoneOf(figure: string): string {
  return STONES[figure] ?? "#6E5A48";
}

/** A card in the engine's words, taken apart: `wyrm 7`, `spectator 5`, `prefect`. */
export function cardOf(words: string): { figure: string; strength: number | null } {
  const [figure = "", strength] = words.split(" ");
  return { figure, strength: strength === undefined ? null : Number(strength) };
}
