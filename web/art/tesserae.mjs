// Tesserae: turns flat layers into a mosaic whose stones follow the outlines, as on real floors.
// Pure, seeded, no DOM: it runs when the sprite is built and leaves static paths.
import { random } from "./colours.mjs";
import { circle, clip, flatten } from "./geometry.mjs";

const SIZE = 96;
const FINE = 3; // raster points for one unit of the grid
const SIDE = SIZE * FINE;
const STEPS = 14;

/** Paint every raster point inside a path. */
export function raster(d, side, fine, paint) {
  const polygons = flatten(d);
  for (let y = 0; y < side; y++) {
    const crossings = crossingsAt(polygons, (y + 0.5) / fine);
    let winding = 0;
    for (let i = 0; i < crossings.length - 1; i++) {
      winding += crossings[i].way;
      if (!winding) continue;
      const end = Math.min(side, crossings[i + 1].x * fine - 0.5);
      for (let x = Math.max(0, Math.ceil(crossings[i].x * fine - 0.5)); x < end; x++) paint(y * side + x);
    }
  }
}

function crossingsAt(polygons, y) {
  const found = [];
  for (const polygon of polygons)
    polygon.forEach((b, i) => {
      const a = polygon.at(i - 1);
      if (a[1] > y === b[1] > y) return;
      found.push({ x: a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), way: a[1] < b[1] ? 1 : -1 });
    });
  return found.sort((a, b) => a.x - b.x);
}

/** Exact distance of every raster point to the nearest marked one: two passes of parabolas, then the root. */
function distances(marked) {
  const field = Float64Array.from(marked, (m) => (m ? 0 : 1e9));
  for (let x = 0; x < SIDE; x++) lower(field, x, SIDE);
  for (let y = 0; y < SIDE; y++) lower(field, y * SIDE, 1);
  return field.map(Math.sqrt);
}

/** Replace one row or column by the lower envelope of the parabolas that stand on it. */
function lower(field, start, stride) {
  const heights = Float64Array.from({ length: SIDE }, (_, i) => field[start + i * stride]);
  const roots = new Int32Array(SIDE);
  const borders = new Float64Array(SIDE + 1);
  borders[0] = -1e12;
  borders[1] = 1e12;
  let top = 0;
  const meet = (q, v) => (heights[q] + q * q - heights[v] - v * v) / (2 * q - 2 * v);
  for (let q = 1; q < SIDE; q++) {
    let at = meet(q, roots[top]);
    while (at <= borders[top] && top > 0) at = meet(q, roots[--top]);
    top++;
    roots[top] = q;
    borders[top] = at;
    borders[top + 1] = 1e12;
  }
  for (let q = 0, j = 0; q < SIDE; q++) {
    while (borders[j + 1] < q) j++;
    field[start + q * stride] = (q - roots[j]) ** 2 + heights[roots[j]];
  }
}

/** Which layer shows at every raster point; -1 outside the disc. */
function labelsOf(layers) {
  const labels = new Int16Array(SIDE * SIDE).fill(-1);
  const inside = new Uint8Array(SIDE * SIDE);
  raster(layers[0][1], SIDE, FINE, (i) => (inside[i] = 1));
  layers.forEach(([, d], layer) => raster(d, SIDE, FINE, (i) => inside[i] && (labels[i] = layer)));
  return labels;
}

function outlines(labels) {
  const edge = new Uint8Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const i = y * SIDE + x;
      const right = x + 1 < SIDE && labels[i] !== labels[i + 1];
      const below = y + 1 < SIDE && labels[i] !== labels[i + SIDE];
      if (right || below) edge[i] = 1;
    }
  return edge;
}

/** The direction towards the nearest outline: stones turn with it. */
function compass(distance) {
  const at = (x, y) => distance[hold(y) * SIDE + hold(x)];
  const reach = 5;
  const probes = [
    [reach, 0],
    [0, reach],
    [reach, reach],
    [reach, -reach],
  ];
  return (x, y) => {
    const [column, row] = [Math.round(x), Math.round(y)];
    let [gx, gy] = [0, 0];
    for (const [u, v] of probes) {
      const slope = at(column + u, row + v) - at(column - u, row - v);
      gx += slope * u;
      gy += slope * v;
    }
    return Math.atan2(gy, gx);
  };
}

const hold = (n) => Math.max(0, Math.min(SIDE - 1, n));

/** Give every point of a layer to the seed that is nearest in a square metric turned along the outline. */
function share(layer, labels, seeds, angle, width, near, owner) {
  const reach = Math.ceil(width * 1.6);
  seeds.forEach(([sx, sy], seed) => {
    const turn = angle(sx, sy);
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    for (let y = Math.max(0, Math.round(sy) - reach); y < Math.min(SIDE, sy + reach); y++)
      for (let x = Math.max(0, Math.round(sx) - reach); x < Math.min(SIDE, sx + reach); x++) {
        const i = y * SIDE + x;
        if (labels[i] !== layer) continue;
        const u = Math.abs((x - sx) * c + (y - sy) * s);
        const v = Math.abs(-(x - sx) * s + (y - sy) * c);
        const far = Math.max(u, v) + 0.15 * Math.min(u, v);
        if (far >= near[i]) continue;
        near[i] = far;
        owner[i] = seed;
      }
  });
}

/** Spread seeds over a layer: each moves to the middle of what it owns, again and again. */
function relax(layer, points, labels, angle, width, rnd) {
  const count = Math.max(1, Math.round(points.length / (width * width)));
  let seeds = Array.from({ length: count }, () => {
    const i = points[Math.floor(rnd() * points.length)];
    return [i % SIDE, Math.floor(i / SIDE)];
  });
  const near = new Float32Array(SIDE * SIDE);
  const owner = new Int32Array(SIDE * SIDE);
  for (let step = 0; ; step++) {
    for (const i of points) {
      near[i] = 1e9;
      owner[i] = -1;
    }
    share(layer, labels, seeds, angle, width, near, owner);
    const sums = seeds.map(() => [0, 0, 0]);
    for (const i of points) {
      const sum = sums[owner[i]];
      if (!sum) continue;
      sum[0] += i % SIDE;
      sum[1] += Math.floor(i / SIDE);
      sum[2]++;
    }
    if (step === STEPS) return seeds.map(([x, y], q) => ({ x, y, area: sums[q][2] }));
    seeds = seeds.map((p, q) => (sums[q][2] ? [sums[q][0] / sums[q][2], sums[q][1] / sums[q][2]] : p));
  }
}

function stoneAt({ x, y, area }, layer, angle, stone, rnd) {
  const grown = Math.min(1.15, Math.max(0.55, Math.sqrt(area) / (stone * FINE)));
  const half = grown * stone * 0.47;
  const turn = angle(x, y) + (rnd() - 0.5) * 0.12;
  const [c, s] = [Math.cos(turn) * half, Math.sin(turn) * half];
  const [cx, cy] = [x / FINE, y / FINE];
  const jitter = () => (rnd() - 0.5) * stone * 0.09;
  const shade = Math.min(4, Math.floor((rnd() + rnd()) * 2.5));
  const chance = rnd();
  const corners = [
    [c - s, s + c],
    [-c - s, -s + c],
    [-c + s, -s - c],
    [c + s, s - c],
  ].map(([u, v]) => [cx + u + jitter(), cy + v + jitter()]);
  return { layer, shade, x: cx, y: cy, chance, corners };
}

/** The layers on their ground, and the stones that lie on each. */
export function mosaic(drawn, stone, seed) {
  const rnd = random(seed);
  const layers = [["G", circle(48, 48, 46)], ...drawn];
  const labels = labelsOf(layers);
  const angle = compass(distances(outlines(labels)));
  const points = layers.map(() => []);
  labels.forEach((layer, i) => layer >= 0 && points[layer].push(i));
  const stones = layers.flatMap((_, layer) => {
    if (points[layer].length < 6) return [];
    const seeds = relax(layer, points[layer], labels, angle, stone * FINE, rnd);
    return seeds.filter((s) => s.area).map((s) => stoneAt(s, layer, angle, stone, rnd));
  });
  stones.sort((a, b) => Math.floor(a.y / stone) - Math.floor(b.y / stone) || a.x - b.x);
  return { layers, stones };
}

/** A stone cut to the shape of its layer; most lie well inside and stay whole. */
export function cut(stone, polygons) {
  return polygons.map((polygon) => clip(polygon, stone)).filter((piece) => piece.length > 2);
}

const pair = (a, b) => a + (b < 0 ? "" : " ") + b;

/** Polygons as one compact path: whole numbers on a grid `scale` times finer, each beginning where the last began. */
export function pack(polygons, scale = 4) {
  let [x, y] = [0, 0];
  let path = "";
  for (const polygon of polygons) {
    const grid = tidy(polygon.map((p) => p.map((c) => Math.round(c * scale))));
    if (grid.length < 3) continue;
    const steps = grid.slice(1).map(([u, v], i) => pair(u - grid[i][0], v - grid[i][1]));
    path += `m${pair(grid[0][0] - x, grid[0][1] - y)}l${steps.reduce((a, b) => a + (b[0] === "-" ? "" : " ") + b)}z`;
    [x, y] = grid[0];
  }
  return path;
}

/** Without points that repeat or lie on the line between their neighbours. */
function tidy(points) {
  let rest = points;
  for (;;) {
    const kept = rest.filter((p, i) => {
      const [a, b] = [rest.at(i - 1), rest[(i + 1) % rest.length]];
      return (p[0] - a[0]) * (b[1] - a[1]) !== (p[1] - a[1]) * (b[0] - a[0]);
    });
    if (kept.length === rest.length || kept.length < 3) return kept;
    rest = kept;
  }
}
