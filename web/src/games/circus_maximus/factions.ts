// The chariots: a colour, a letter, a name and a symbol each. The symbol or the letter alone is enough.
import type { Faction } from "../../ui/factions";

export interface Livery {
  readonly name: string;
  readonly letter: string;
  readonly hex: string;
  /** What is drawn on the colour. */
  readonly on: string;
  /** The symbol on a grid of 24. */
  readonly symbol: string;
}

const INK = "#241a17";
const WHITE = "#ffffff";

/** By the engine's word for the chariot's colour, in its order. */
const LIVERIES: Record<string, Livery> = {
  red: {
    name: "Russata",
    letter: "R",
    hex: "#cd4928",
    on: WHITE,
    symbol:
      "M12.5 1C13 6 19.5 9 19.5 15.2C19.5 20 16 23 12 23C8 23 4.5 20 4.5 15.5C4.5 12 6.5 10 7.3 7.5C8.6 8.6 9.4 9.8 9.7 11.2C11.5 8.6 12.6 5 12.5 1ZM12.3 12.5C11.8 15 8.8 15.6 8.8 18.2C8.8 20 10.2 21 12 21C13.8 21 15.2 20 15.2 18C15.2 15.6 13 15 12.3 12.5Z",
  },
  blue: {
    name: "Veneta",
    letter: "V",
    hex: "#1466ad",
    on: WHITE,
    symbol:
      "M4.2 3L8 7.4H6.6V10.5C6.6 13 8 14.3 10.7 14.6V7.4H9.2L12 1.5L14.8 7.4H13.3V14.6C16 14.3 17.4 13 17.4 10.5V7.4H16L19.8 3V10.5C19.8 14.6 17.3 16.8 13.3 17.1V22.5H10.7V17.1C6.7 16.8 4.2 14.6 4.2 10.5Z",
  },
  green: {
    name: "Prasina",
    letter: "P",
    hex: "#2ba883",
    on: INK,
    symbol:
      "M12 15C14.9 12.8 14.3 6.3 15.3 6.3C14.9 1.7 12 .5 12 .5S9.1 1.7 8.8 6.3C9.7 6.3 9.1 12.8 12 15ZM12.9 13.5C15.3 15 18.8 12.6 19.2 13.3C21.8 11.6 21.3 9.1 21.3 9.1S19.4 7.2 16.6 8.4C17 9.2 13 10.7 12.9 13.5ZM11.1 13.5C11 10.7 7 9.2 7.4 8.4C4.6 7.2 2.7 9.1 2.7 9.1S2.2 11.6 4.8 13.3C5.2 12.6 8.7 15 11.1 13.5ZM12.9 18C15 19.5 17.9 17.3 18.3 18C20.4 16.6 19.9 14.3 19.9 14.3S18.3 12.6 15.9 13.6C16.3 14.2 12.9 15.5 12.9 18ZM11.1 18C11.1 15.5 7.7 14.2 8.1 13.6C5.7 12.6 4.1 14.3 4.1 14.3S3.6 16.6 5.7 18C6.1 17.3 9 19.5 11.1 18ZM11.2 13H12.8V23H11.2Z",
  },
  yellow: {
    name: "Lutea",
    letter: "L",
    hex: "#f5da45",
    on: INK,
    symbol:
      "M17.2 12A5.2 5.2 0 1 1 6.8 12A5.2 5.2 0 1 1 17.2 12ZM18.3 10.1L23.4 12L18.3 13.9ZM17.8 15.1L20.1 20.1L15.1 17.8ZM13.9 18.3L12 23.4L10.1 18.3ZM8.9 17.8L3.9 20.1L6.2 15.1ZM5.7 13.9L.6 12L5.7 10.1ZM6.2 8.9L3.9 3.9L8.9 6.2ZM10.1 5.7L12 .6L13.9 5.7ZM15.1 6.2L20.1 3.9L17.8 8.9Z",
  },
  purple: {
    name: "Tyria",
    letter: "T",
    hex: "#54276b",
    on: WHITE,
    symbol:
      "M3.5 9.5A2.75 2.75 0 1 1 9 9.5A2.75 2.75 0 1 1 3.5 9.5ZM9.3 9.5A2.75 2.75 0 1 1 14.8 9.5A2.75 2.75 0 1 1 9.3 9.5ZM15.1 9.5A2.75 2.75 0 1 1 20.6 9.5A2.75 2.75 0 1 1 15.1 9.5ZM6.4 14.6A2.75 2.75 0 1 1 11.9 14.6A2.75 2.75 0 1 1 6.4 14.6ZM12.2 14.6A2.75 2.75 0 1 1 17.7 14.6A2.75 2.75 0 1 1 12.2 14.6ZM9.3 19.6A2.75 2.75 0 1 1 14.8 19.6A2.75 2.75 0 1 1 9.3 19.6ZM11 1.5H13V4L19 2.5C18.5 5 16 6.2 13 5.8H11Z",
  },
  black: {
    name: "Nigra",
    letter: "N",
    hex: "#2b2523",
    on: WHITE,
    symbol: "M15.5 2A10.3 10.3 0 1 0 21.8 15.2A8.3 8.3 0 0 1 15.5 2Z",
  },
  white: {
    name: "Albata",
    letter: "A",
    hex: "#fbf6ea",
    on: INK,
    symbol: "M12 1.1L14.9 8.6L22.9 9L16.7 14.1L18.8 21.9L12 17.5L5.2 21.9L7.3 14.1L1.1 9L9.1 8.6Z",
  },
  brown: {
    name: "Fusca",
    letter: "F",
    hex: "#7a4a26",
    on: WHITE,
    symbol:
      "M3 2C2.5 7 5 9 8 9H16C19 9 21.5 7 21 2C24.5 7.5 22.5 12.8 17.5 13L15.5 20L12 23L8.5 20L6.5 13C1.5 12.8 -.5 7.5 3 2ZM8.8 12.2L10.6 14.2L10.9 12.4ZM15.2 12.2L13.4 14.2L13.1 12.4Z",
  },
  orange: {
    name: "Crocea",
    letter: "C",
    hex: "#ee9416",
    on: INK,
    symbol: "M14.5 1L4.5 13.5H10.6L8 23L19.5 9.5H13.2L16.5 1Z",
  },
  pink: {
    name: "Malva",
    letter: "M",
    hex: "#e8a5c4",
    on: INK,
    symbol:
      "M7.4 6A4.6 4.6 0 1 1 16.4 7A4.6 4.6 0 1 1 17.2 14.9A4.6 4.6 0 1 1 12 20.2A4.6 4.6 0 1 1 6.8 14.9A4.6 4.6 0 1 1 7.6 7ZM14.6 12.3A2.6 2.6 0 1 0 9.4 12.3A2.6 2.6 0 1 0 14.6 12.3Z",
  },
  silver: {
    name: "Serica",
    letter: "S",
    hex: "#b9c0c6",
    on: INK,
    symbol: "M12 1L21.5 12L12 23L2.5 12ZM12 7L16.2 12L12 17L7.8 12Z",
  },
  teal: {
    name: "Glauca",
    letter: "G",
    hex: "#0f7f81",
    on: WHITE,
    symbol:
      "M1.5 12C6 5 14 5 18 11L23 6.5V17.5L18 13C14 19 6 19 1.5 12ZM5.6 10.6A1.2 1.2 0 1 0 8 10.6A1.2 1.2 0 1 0 5.6 10.6Z",
  },
  olive: {
    name: "Oleagina",
    letter: "O",
    hex: "#6b6f22",
    on: WHITE,
    symbol: "M8.5 1H15.5V3.6L14.2 6C19.4 9 18.4 17 13.4 20V21.6H16.4V23.4H7.6V21.6H10.6V20C5.6 17 4.6 9 9.8 6L8.5 3.6Z",
  },
  crimson: {
    name: "Blattea",
    letter: "B",
    hex: "#9e1b3a",
    on: WHITE,
    symbol: "M12 22.5C4 16.5 1 11.5 3 6.8C4.8 2.6 9.5 2.8 12 7.2C14.5 2.8 19.2 2.6 21 6.8C23 11.5 20 16.5 12 22.5Z",
  },
  navy: {
    name: "Indica",
    letter: "I",
    hex: "#1f2c5c",
    on: WHITE,
    symbol:
      "M12 1A3 3 0 0 1 13.4 6.6V9H17V11.4H13.4V20C16.6 19.5 19 17.2 19.6 14H17.5L21 9.5L23.5 14.5H22C21.4 19.6 17.2 23 12 23S2.6 19.6 2 14.5H.5L3 9.5L6.5 14H4.4C5 17.2 7.4 19.5 10.6 20V11.4H7V9H10.6V6.6A3 3 0 0 1 12 1Z",
  },
  gold: {
    name: "Deaurata",
    letter: "D",
    hex: "#c9a227",
    on: INK,
    symbol: "M1.5 6L7 11.5L12 2.5L17 11.5L22.5 6L20.5 18H3.5ZM3.5 19.6H20.5V22H3.5Z",
  },
};

export function liveryOf(colour: string): Livery {
  return LIVERIES[colour] ?? (LIVERIES["white"] as Livery);
}

/** A chariot as whatever stands for a seat. */
export function factionOfChariot(colour: string): Faction {
  const livery = liveryOf(colour);
  return { ...livery, id: livery.name.toLowerCase(), colour };
}
