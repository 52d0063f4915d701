// Small path geometry: enough to draw, mirror, flatten and clip the emblems, on a grid of 96 x 96.
// Paths are absolute and know only M L H V C Q Z.

const ROUND = 0.5522847; // how far the handles of a quarter circle reach
const NUMBER = /-?\d*\.?\d+/g;
const OPERANDS = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 };

const radians = (degrees) => (degrees * Math.PI) / 180;

export const tenth = (n) => Math.round(n * 10) / 10;

export const polar = (cx, cy, r, degrees) => [cx + r * Math.cos(radians(degrees)), cy + r * Math.sin(radians(degrees))];

export const poly = (points) => "M" + points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L") + "Z";

export const line = (points) => "M" + points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L");

/** Points written as "24 54, 15 64". */
export const points = (text) => text.split(", ").map((pair) => pair.split(" ").map(Number));

/** The segments of a path, each a letter and its numbers. */
function parse(d) {
  const segments = [];
  for (const [, letter, rest] of d.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const numbers = (rest.match(NUMBER) ?? []).map(Number);
    const size = OPERANDS[letter];
    if (!size) segments.push(["Z"]);
    for (let i = 0; size && i < numbers.length; i += size)
      segments.push([i && letter === "M" ? "L" : letter, ...numbers.slice(i, i + size)]);
  }
  return segments;
}

/** The same with H and V written as L. */
function segmentsOf(d) {
  let x = 0;
  let y = 0;
  return parse(d).map((segment) => {
    let s = segment;
    if (s[0] === "H") s = ["L", s[1], y];
    if (s[0] === "V") s = ["L", x, s[1]];
    if (s.length > 1) [x, y] = s.slice(-2);
    return s;
  });
}

const write = (segments) => segments.map(([letter, ...numbers]) => letter + numbers.map(tenth).join(" ")).join("");

function moved(d, place) {
  return write(
    segmentsOf(d).map(([letter, ...n]) => {
      const out = [letter];
      for (let i = 0; i < n.length; i += 2) out.push(...place(n[i], n[i + 1]));
      return out;
    }),
  );
}

export const mirror = (d, axis = 48) => moved(d, (x, y) => [2 * axis - x, y]);

export const both = (d) => d + mirror(d);

/** Shrunk towards the middle by `k`, then shifted. */
export const shift = (d, dx, dy, k = 1) => moved(d, (x, y) => [48 + (x - 48) * k + dx, 48 + (y - 48) * k + dy]);

/** An open half on the right becomes a closed symmetric path. */
export function whole(d, axis = 48) {
  const segments = segmentsOf(d);
  const ends = segments.map((s) => s.slice(-2));
  const over = ([x, y]) => [2 * axis - x, y];
  const back = [];
  for (let i = segments.length - 1; i > 0; i--) {
    const [letter, ...n] = segments[i];
    const to = over(ends[i - 1]);
    if (letter === "L") back.push(["L", ...to]);
    if (letter === "Q") back.push(["Q", ...over([n[0], n[1]]), ...to]);
    if (letter === "C") back.push(["C", ...over([n[2], n[3]]), ...over([n[0], n[1]]), ...to]);
  }
  return write([...segments, ...back, ["Z"]]);
}

function along([letter, ...n], from, t) {
  const u = 1 - t;
  const weights = letter === "C" ? [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] : [u * u, 2 * u * t, t * t];
  const points = [from];
  for (let i = 0; i < n.length; i += 2) points.push([n[i], n[i + 1]]);
  return [0, 1].map((axis) => weights.reduce((sum, w, i) => sum + w * points[i][axis], 0));
}

/** Each subpath as a polygon; a curve becomes `pieces` straight lines. */
export function flatten(d, pieces = 10) {
  const polygons = [];
  let current = [];
  for (const segment of segmentsOf(d)) {
    const [letter, ...n] = segment;
    if (letter === "Z") continue;
    const from = current.at(-1);
    if (letter === "M") polygons.push((current = [n]));
    if (letter === "L") current.push(n);
    if (letter === "C" || letter === "Q")
      for (let i = 1; i <= pieces; i++) current.push(along(segment, from, i / pieces));
  }
  return polygons;
}

const side = ([ax, ay], [bx, by], [x, y]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);

function crossing(p, q, sp, sq) {
  const t = sp / (sp - sq);
  return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
}

/** The part of a polygon inside a convex one, after Sutherland and Hodgman. */
export function clip(polygon, convex) {
  const turn = Math.sign(side(convex[0], convex[1], convex[2]));
  return convex.reduce((rest, a, i) => {
    const b = convex[(i + 1) % convex.length];
    return rest.flatMap((q, k) => {
      const p = rest.at(k - 1);
      const [sp, sq] = [side(a, b, p) * turn, side(a, b, q) * turn];
      if (sp >= 0 && sq >= 0) return [q];
      if (sp >= 0) return [crossing(p, q, sp, sq)];
      return sq >= 0 ? [crossing(p, q, sp, sq), q] : [];
    });
  }, polygon);
}

export function circle(x, y, r, ry = r) {
  const [k, ky] = [r * ROUND, ry * ROUND];
  return write([
    ["M", x, y - ry],
    ["C", x + k, y - ry, x + r, y - ky, x + r, y],
    ["C", x + r, y + ky, x + k, y + ry, x, y + ry],
    ["C", x - k, y + ry, x - r, y + ky, x - r, y],
    ["C", x - r, y - ky, x - k, y - ry, x, y - ry],
    ["Z"],
  ]);
}

/** A point on the smooth line through four points. */
function spline([a, b, c, e], t) {
  return [0, 1].map(
    (j) =>
      0.5 *
      (2 * b[j] +
        (c[j] - a[j]) * t +
        (2 * a[j] - 5 * b[j] + 4 * c[j] - e[j]) * t * t +
        (3 * b[j] - a[j] - 3 * c[j] + e[j]) * t * t * t),
  );
}

function smooth(through, pieces) {
  const at = (i) => through[Math.max(0, Math.min(through.length - 1, i))];
  const spine = [];
  for (let i = 0; i < through.length - 1; i++)
    for (let k = 0; k < pieces; k++) spine.push(spline([at(i - 1), at(i), at(i + 1), at(i + 2)], k / pieces));
  return [...spine, through.at(-1)];
}

/** A tapering band along a smooth line through points: snakes, tails, horns. */
export function band(points, from, to, bulge = 0) {
  const spine = smooth(points, 9);
  const left = [];
  const right = [];
  spine.forEach((p, i) => {
    const a = spine[Math.max(0, i - 1)];
    const b = spine[Math.min(spine.length - 1, i + 1)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const t = i / (spine.length - 1);
    const half = (from + (to - from) * t + bulge * Math.sin(Math.PI * t)) / 2;
    const across = [((b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
    left.push([p[0] - across[0], p[1] + across[1]]);
    right.unshift([p[0] + across[0], p[1] - across[1]]);
  });
  return { d: poly([...left, ...right]), spine };
}

/** A piece of a ring between two radii and two angles. */
export function sector(cx, cy, inner, outer, from, to, pieces = 6) {
  const arc = (r) => Array.from({ length: pieces + 1 }, (_, i) => polar(cx, cy, r, from + ((to - from) * i) / pieces));
  return poly([...arc(outer), ...arc(inner).reverse()]);
}

export const star = (cx, cy, outer, inner, points = 5) =>
  poly(Array.from({ length: points * 2 }, (_, i) => polar(cx, cy, i % 2 ? inner : outer, -90 + (i * 180) / points)));

/** A pointed leaf that grows from a centre in one direction. */
export function leaf(cx, cy, degrees, from, to, width) {
  const at = (share) => polar(cx, cy, from + (to - from) * share, degrees);
  const half = polar(0, 0, width / 2, degrees + 90);
  const off = ([x, y], k) => [x + half[0] * k, y + half[1] * k];
  const [root, tip] = [at(0), at(1)];
  return write([
    ["M", ...root],
    ["C", ...off(at(0.15), 0.9), ...off(at(0.6), 0.7), ...off(at(0.6), 1)],
    ["C", ...off(at(0.92), 0.9), ...tip, ...tip],
    ["C", ...tip, ...off(at(0.92), -0.9), ...off(at(0.6), -1)],
    ["C", ...off(at(0.6), -0.7), ...off(at(0.15), -0.9), ...root],
    ["Z"],
  ]);
}
