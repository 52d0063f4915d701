// One drawing, three renderings: tesserae, cut stone, and fallen.
// Everything is clipped here: a clip path inside a sprite is not found by every browser that uses it from outside.
import { INK, LIGHT, mix, shades } from "./colours.mjs";
import { circle, clip, flatten, line, poly, polar } from "./geometry.mjs";
import { cut, mosaic, pack } from "./tesserae.mjs";

const RADIUS = 46;
const DISC = Array.from({ length: 72 }, (_, i) => polar(48, 48, RADIUS / Math.cos(Math.PI / 72), i * 5));
const JOINT = "#1A1210";

const toneOf = (figure) => (tone) =>
  ({ G: figure.stone, L: LIGHT, M: mix(figure.stone, LIGHT, 0.6), K: INK, A: figure.accent, B: figure.second })[tone];

const fromMiddle = ([x, y]) => Math.hypot(x - 48, y - 48);
const inside = (polygons) => polygons.every((polygon) => polygon.every((p) => fromMiddle(p) <= RADIUS + 0.05));
const within = (polygons) => polygons.map((p) => clip(p, DISC)).filter((p) => p.length > 2);

/** The path as it was drawn if it keeps to the disc, else cut off at the rim. */
function held(d) {
  return inside(flatten(d)) ? d : within(flatten(d, 6)).map(poly).join("");
}

/** The outline only as far as it lies inside the disc. */
function heldLine(d, radius) {
  const parts = [];
  for (const polygon of flatten(d, 6)) {
    let part = [];
    for (const p of [...polygon, polygon[0]]) {
      if (fromMiddle(p) <= radius) part.push(p);
      else if (part.length) {
        parts.push(part);
        part = [];
      }
    }
    parts.push(part);
  }
  return parts
    .filter((p) => p.length > 1)
    .map(line)
    .join("");
}

function cutLayer([tone, d], colour, ground) {
  if (inside(flatten(d))) return `<path d="${d}" fill="${colour}" stroke="${ground}"/>`;
  return `<path d="${held(d)}" fill="${colour}"/><path d="${heldLine(d, RADIUS - 0.4)}" fill="none" stroke="${ground}"/>`;
}

/** Flat pieces with a thin joint, for small sizes. */
export function cutStone(figure) {
  const tone = toneOf(figure);
  const pieces = figure.layers.map((layer) => cutLayer(layer, tone(layer[0]), figure.stone));
  return `<circle cx="48" cy="48" r="${RADIUS}" fill="${figure.stone}"/><g stroke-width="1.2">${pieces.join("")}</g>`;
}

const seedOf = (id) => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);

const laid = new Map();

function lay(figure, stone) {
  const key = figure.id + stone;
  if (!laid.has(key)) laid.set(key, mosaic(figure.layers, stone, seedOf(figure.id)));
  return laid.get(key);
}

function byShade(stones, polygons) {
  const shelves = [[], [], [], [], []];
  for (const { shade, corners } of stones) shelves[shade].push(...cut(corners, polygons));
  return shelves;
}

/** Stones along the contours: the joint below, the stones of one shade as one path above. */
export function tesserae(figure, stone) {
  const tone = toneOf(figure);
  const { layers, stones } = lay(figure, stone);
  const drawn = layers.map(([letter, d], layer) => {
    const own = stones.filter((s) => s.layer === layer);
    if (!own.length) return "";
    const colour = tone(letter);
    const joint = `<path fill="${mix(colour, JOINT, letter === "K" ? 0.2 : 0.48)}" d="${pack(within(flatten(d, 6)))}"/>`;
    const shelves = byShade(own, within(flatten(d)));
    return (
      joint + shelves.map((s, i) => (s.length ? `<path fill="${shades(colour)[i]}" d="${pack(s)}"/>` : "")).join("")
    );
  });
  return `<g transform="scale(.25)">${drawn.join("")}</g>`;
}

/** Which stones a fallen creature keeps: patches, mostly near the rim. */
function kept({ x, y, chance }) {
  const patch = Math.sin(x * 0.11 + 1.7) + Math.cos(y * 0.13 + x * 0.05);
  return patch + (fromMiddle([x, y]) - 30) / 24 + (chance - 0.5) * 0.5 > 0.42;
}

/** Most stones are gone; the red under-drawing is left on the mortar. */
export function fallen(figure, stone) {
  const tone = toneOf(figure);
  const { layers, stones } = lay(figure, stone);
  const left = new Map();
  for (const s of stones.filter(kept)) {
    const letter = layers[s.layer][0];
    left.set(letter, [...(left.get(letter) ?? []), ...within([s.corners])]);
  }
  const outlines = figure.layers
    .filter(([letter]) => letter !== "K")
    .map(([, d]) => (inside(flatten(d)) ? d : heldLine(d, 45.4)));
  const patches = [...left].map(([letter, s]) => `<path fill="${mix(tone(letter), "#8d7f6e", 0.25)}" d="${pack(s)}"/>`);
  return (
    `<path fill="var(--mortar)" d="${circle(48, 48, RADIUS)}"/>` +
    `<path fill="none" stroke="var(--sinopia)" stroke-width="1.3" d="${outlines.join("")}"/>` +
    `<g transform="scale(.25)">${patches.join("")}</g>`
  );
}
