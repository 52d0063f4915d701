// Which faction a seat plays: its colour, its symbol and its letter.
import { dress } from "./dress.svelte";

/** The colours of the seats, in the engine's words and order. */
export const SEAT_COLOURS = ["red", "blue", "green", "yellow", "violet", "orange", "turquoise", "silver"] as const;

/** Black is nobody's own, but a game may deal it. */
export type SeatColour = (typeof SEAT_COLOURS)[number] | "black";

export interface Faction {
  readonly id: string;
  /** Never show a faction without its letter or its symbol. */
  readonly letter: string;
  readonly name: string;
  /** The word of its colour: a key of the texts, `kit-colour-…`. */
  readonly colour: string;
  readonly hex: string;
  /** What is written on the colour. */
  readonly on: string;
  /** The symbol on a grid of 24, where it is none of those that `npm run art` lays of stones. */
  readonly symbol?: string;
}

const INK = "#241A17";
const WHITE = "#FFFFFF";

const FACTIONS: Record<SeatColour, Faction> = {
  red: { id: "russata", letter: "R", name: "Russata", colour: "red", hex: "#CD4928", on: WHITE },
  blue: { id: "veneta", letter: "V", name: "Veneta", colour: "blue", hex: "#1466AD", on: WHITE },
  green: { id: "prasina", letter: "P", name: "Prasina", colour: "green", hex: "#2BA883", on: INK },
  yellow: { id: "lutea", letter: "L", name: "Lutea", colour: "yellow", hex: "#F5DA45", on: INK },
  violet: { id: "tyria", letter: "T", name: "Tyria", colour: "purple", hex: "#54276B", on: WHITE },
  orange: { id: "crocea", letter: "C", name: "Crocea", colour: "orange", hex: "#EE9416", on: INK },
  turquoise: { id: "malva", letter: "M", name: "Malva", colour: "pink", hex: "#E8A5C4", on: INK },
  black: { id: "nigra", letter: "N", name: "Nigra", colour: "black", hex: "#2B2523", on: WHITE },
  silver: { id: "albata", letter: "A", name: "Albata", colour: "white", hex: "#FBF6EA", on: INK },
};

export function factionOf(seat: number): Faction {
  return dress.factions[seat] ?? factionIn(SEAT_COLOURS[seat] ?? "silver");
}

export function factionIn(colour: SeatColour): Faction {
  return FACTIONS[colour];
}

/** What seats are called whose factions are drawn by lot, as the terminal calls them: the text `names-by-lot`. */
export const ROMANS = ["Cato", "Juno", "Nero", "Flora", "Otho", "Varro", "Sextus", "Drusa", "Livia", "Titus"];
