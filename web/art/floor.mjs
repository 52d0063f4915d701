// The shield floor: rings of triangles round an emblem. It is the hero of the first page and the back of every card.
import { random } from "./colours.mjs";
import { tesserae } from "./emblems.mjs";
import { flatten, poly, polar, sector } from "./geometry.mjs";
import { pack } from "./tesserae.mjs";

const SIZE = 720;
const MID = SIZE / 2;
const FADED = [0.82, 0.9, 1];

const packed = (d) => pack(flatten(d));
const QUARTER = 'transform="scale(.25)"'; // what is packed is drawn four times too large

/** One path for every colour and strength of it. */
function painted(pieces) {
  const shelves = new Map();
  for (const { colour, opacity, d } of pieces) {
    const key = `fill="${colour}" opacity="${opacity}"`;
    shelves.set(key, (shelves.get(key) ?? "") + d);
  }
  const paths = [...shelves].map(([key, d]) => `<path ${key} d="${packed(d)}"/>`);
  return `<g ${QUARTER}>${paths.join("")}</g>`;
}

const disc = (r, colour) => `<circle cx="${MID}" cy="${MID}" r="${r}" fill="${colour}"/>`;

/** A ring of single stones. */
function ring(inner, outer, count, colourOf, seed) {
  const rnd = random(seed);
  const half = (360 / count) * 0.43;
  return painted(
    Array.from({ length: count }, (_, i) => ({
      colour: colourOf(i),
      opacity: FADED[Math.floor(rnd() * 3)],
      d: sector(MID, MID, inner + 0.5, outer - 0.5, (360 / count) * i - half, (360 / count) * i + half, 1),
    })),
  );
}

/** A stone of a strand: a small rectangle turned along its curve. */
function strandStone(middle, turn, length, height) {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return poly(
    [
      [length, height],
      [-length, height],
      [-length, -height],
      [length, -height],
    ].map(([u, v]) => [middle[0] + c * u - s * v, middle[1] + s * u + c * v]),
  );
}

/** Two strands that cross each other round the ring. */
function guilloche(radius, swing, waves) {
  const rnd = random(9);
  const count = waves * 14;
  const strands = [0, Math.PI].flatMap((phase) => [
    [phase, -3.6, "#F5EBD6"],
    [phase, 0, phase ? "#C95A38" : "#2F86A6"],
    [phase, 3.6, "#F5EBD6"],
  ]);
  const pieces = strands.flatMap(([phase, off, colour]) =>
    Array.from({ length: count }, (_, i) => {
      const t = (i / count) * Math.PI * 2;
      const wave = (t * waves) / 2 + phase;
      const half = Math.floor((wave - Math.PI / 2) / Math.PI) + (phase ? 1 : 0);
      const under = Math.abs(Math.cos(wave)) < 0.35 && half % 2 === 0;
      const lean = Math.atan2((Math.cos(wave) * swing * waves) / 2, radius);
      const middle = polar(MID, MID, radius + Math.sin(wave) * swing + off, (t * 180) / Math.PI);
      const length = (((Math.PI * 2 * radius) / count) * 0.47) / Math.cos(lean);
      const opacity = [0.84, 0.92, 1][Math.floor(rnd() * 3)];
      return { under, colour, opacity, d: strandStone(middle, t + Math.PI / 2 - lean, length, 1.45) };
    }),
  );
  return painted(pieces.filter((p) => p.under)) + painted(pieces.filter((p) => !p.under));
}

/** Rings of triangles, each half a step turned against the last, growing outwards. */
export function shield(cx, cy, from, to, count, [up, down], joint, width) {
  const step = 360 / count;
  let drawn = "";
  for (let r = from, i = 0; r < to; i++) {
    const q = Math.min(to, r * (1 + ((2 * Math.PI) / count) * 0.86));
    const turns = Array.from({ length: count }, (_, j) => (j + i * 0.5) * step);
    const at = (radius, a) => polar(cx, cy, radius, a);
    const standing = turns.map((a) => poly([at(r, a), at(q, a + step / 2), at(q, a - step / 2)])).join("");
    const hanging = turns.map((a) => poly([at(q, a + step / 2), at(r, a), at(r, a + step)])).join("");
    drawn += `<path fill="${down[i % down.length]}" d="${packed(hanging)}"/>`;
    drawn += `<path fill="${up[i % up.length]}" d="${packed(standing)}"/>`;
    r = q;
  }
  return `<g ${QUARTER} stroke="${joint}" stroke-width="${width * 4}">${drawn}</g>`;
}

const STANDING = ["#175F7B", "#B04325", "#2A1E1A", "#D09A3A", "#175F7B", "#B04325", "#2A1E1A"];
const HANGING = ["#F5EBD6", "#EBD9B4", "#F5EBD6", "#F5EBD6", "#EBD9B4", "#F5EBD6"];

/** The whole floor with a figure in its middle. */
export function floor(figure) {
  const body = [
    disc(359, "#1D1513"),
    ring(346, 356, 190, (i) => (i % 2 ? "#F5EBD6" : "#D9C49A"), 2),
    ring(335, 345, 186, () => "#93382C", 3),
    disc(333, "#2A1E1A"),
    guilloche(315, 10, 36),
    ring(287, 296, 170, () => "#D09A3A", 4),
    shield(MID, MID, 128, 285, 36, [STANDING, HANGING], "#2A1E1A55", 1),
    disc(128, "#1D1513"),
    ring(117, 126, 84, (i) => (i % 2 ? "#F5EBD6" : "#2F86A6"), 6),
    `<g transform="translate(${MID - 120} ${MID - 120}) scale(2.5)">${tesserae(figure, 3)}</g>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${body.join("")}</svg>\n`;
}

const BACKS = { deck: ["#175F7B", "#0F4459"], creature: ["#93382C", "#6E261C"] };

/** The field of a card's back, 100 x 148: the same floor, small. */
export function back(kind) {
  const [light, dark] = BACKS[kind];
  const rings = [
    [light, "#F5EBD6", light],
    [dark, dark, "#D09A3A"],
  ];
  return (
    `<rect width="100" height="148" fill="${dark}"/>${shield(50, 74, 12, 100, 20, rings, "#00000030", 0.5)}` +
    `<circle cx="50" cy="74" r="13" fill="#F5EBD6"/><circle cx="50" cy="74" r="10.5" fill="#D09A3A"/>`
  );
}
