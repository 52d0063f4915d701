// The ten factions: a colour, a symbol, a letter and a notched rim each. The symbol or the letter alone is enough.
import { INK, IVORY } from "./colours.mjs";
import { circle, leaf, poly, polar, star } from "./geometry.mjs";

const BARE = "#FFFFFF";
const WEATHERED = "#8A7A60"; // outlines what would be white on white

export const factions = [
  { id: "veneta", letter: "V", hex: "#1466AD", on: BARE, symbol: "trident", rim: "" },
  { id: "russata", letter: "R", hex: "#CD4928", on: BARE, symbol: "flame", rim: "4 4" },
  { id: "lutea", letter: "L", hex: "#F5DA45", on: INK, symbol: "sun", rim: "1.6 3" },
  { id: "prasina", letter: "P", hex: "#2BA883", on: INK, symbol: "sprig", rim: "9 3" },
  { id: "nigra", letter: "N", hex: "#2B2523", on: BARE, symbol: "moon", rim: "14 14.3" },
  { id: "albata", letter: "A", hex: "#FBF6EA", on: INK, symbol: "star", rim: "2 2 6 2", outline: WEATHERED },
  { id: "crocea", letter: "C", hex: "#EE9416", on: INK, symbol: "bolt", rim: "5 2 1.5 2" },
  { id: "malva", letter: "M", hex: "#E8A5C4", on: INK, symbol: "rose", rim: "3 7" },
  { id: "tyria", letter: "T", hex: "#54276B", on: BARE, symbol: "grapes", rim: "1.2 1.6" },
  { id: "fusca", letter: "F", hex: "#7A4A26", on: BARE, symbol: "bull", rim: "20 3 2 3" },
];

const ray = (a) => poly([polar(12, 12, 6.6, a - 17), polar(12, 12, 11.4, a), polar(12, 12, 6.6, a + 17)]);
const rays = [0, 45, 90, 135, 180, 225, 270, 315].map(ray).join("");
const petal = (i) => circle(...polar(12, 12.3, 6.3, -90 + i * 72), 4.6);
const twig = [
  leaf(12, 12, -90, -3, 11.5, 6.5),
  leaf(12, 14, -28, 1, 10.5, 5.5),
  leaf(12, 14, -152, 1, 10.5, 5.5),
  leaf(12, 18.5, -28, 1, 9, 5),
  leaf(12, 18.5, -152, 1, 9, 5),
].join("");
const bunch = ["6.2 9.5", "12 9.5", "17.8 9.5", "9.1 14.4", "14.9 14.4", "12 19.3"]
  .map((place) => circle(...place.split(" ").map(Number), 2.75))
  .join("");

/** Symbols on a grid of 24, in one colour; `hole` is the colour of what lies behind. */
export const glyphs = {
  trident: () =>
    '<path d="M4.2 3L8 7.4H6.6V10.5C6.6 13 8 14.3 10.7 14.6V7.4H9.2L12 1.5L14.8 7.4H13.3V14.6C16 14.3 17.4 13 17.4 10.5V7.4H16L19.8 3V10.5C19.8 14.6 17.3 16.8 13.3 17.1V22.5H10.7V17.1C6.7 16.8 4.2 14.6 4.2 10.5Z"/>',
  flame: () =>
    '<path fill-rule="evenodd" d="M12.5 1C13 6 19.5 9 19.5 15.2C19.5 20 16 23 12 23C8 23 4.5 20 4.5 15.5C4.5 12 6.5 10 7.3 7.5C8.6 8.6 9.4 9.8 9.7 11.2C11.5 8.6 12.6 5 12.5 1ZM12.3 12.5C11.8 15 8.8 15.6 8.8 18.2C8.8 20 10.2 21 12 21C13.8 21 15.2 20 15.2 18C15.2 15.6 13 15 12.3 12.5Z"/>',
  sun: () => `<path d="${circle(12, 12, 5.2)}${rays}"/>`,
  sprig: () => `<path d="${twig}M11.2 13H12.8V23H11.2Z"/>`,
  moon: () => '<path d="M15.5 2A10.3 10.3 0 1 0 21.8 15.2A8.3 8.3 0 0 1 15.5 2Z"/>',
  star: () => `<path d="${star(12, 12.6, 11.5, 4.9)}"/>`,
  bolt: () => '<path d="M14.5 1L4.5 13.5H10.6L8 23L19.5 9.5H13.2L16.5 1Z"/>',
  rose: (hole) =>
    `<path fill-rule="evenodd" d="${[0, 1, 2, 3, 4].map(petal).join("")}"/>` +
    `<circle cx="12" cy="12.3" r="4.4"/><circle cx="12" cy="12.3" r="2.3" fill="${hole}"/>`,
  grapes: () => `<path d="${bunch}M11 1.5H13V4L19 2.5C18.5 5 16 6.2 13 5.8H11Z"/>`,
  bull: () =>
    '<path fill-rule="evenodd" d="M3 2C2.5 7 5 9 8 9H16C19 9 21.5 7 21 2C24.5 7.5 22.5 12.8 17.5 13L15.5 20L12 23L8.5 20L6.5 13C1.5 12.8 -.5 7.5 3 2ZM8.8 12.2L10.6 14.2L10.9 12.4ZM15.2 12.2L13.4 14.2L13.1 12.4Z"/>',
};

/** A token on a grid of 48: ink edge, pale rim with the faction's notches, disc, symbol, letter flag. */
export function token({ letter, hex, on, symbol, rim, outline }) {
  const notches = rim && ` stroke-dasharray="${rim}"`;
  const border = outline ? ` stroke="${outline}"` : "";
  return (
    `<circle cx="24" cy="24" r="23" fill="${INK}"/><circle cx="24" cy="24" r="21.5" fill="${IVORY}"/>` +
    `<circle cx="24" cy="24" r="19.3" fill="none" stroke="${outline ?? hex}" stroke-width="2.6"${notches}/>` +
    `<circle cx="24" cy="24" r="16.8" fill="${hex}"${border}/>` +
    `<g transform="translate(12 12)" fill="${on}">${glyphs[symbol](hex)}</g>` +
    `<circle cx="37.8" cy="37.8" r="9.2" fill="${IVORY}" stroke="${INK}" stroke-width="1.6"/>` +
    `<text x="37.8" y="42.3" text-anchor="middle" font-family="Commissioner Variable,Commissioner,sans-serif" ` +
    `font-size="12.5" font-weight="800" fill="${INK}">${letter}</text>`
  );
}
