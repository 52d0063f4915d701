// Pictures for launchers that cannot read SVG: paths rasterised here, written as PNG with what Node has.
import { crc32, deflateSync } from "node:zlib";
import { channels } from "./colours.mjs";
import { raster } from "./tesserae.mjs";

const SAMPLES = 4; // points a side of each pixel

/** Flat pieces on a ground, `grid` units a side, as a square PNG of `size` pixels; without a ground it is clear. */
export function picture(pieces, grid, size, ground) {
  const side = size * SAMPLES;
  const colours = [...pieces.map((p) => channels(p.colour)), ground ? channels(ground) : [0, 0, 0]];
  const painted = new Uint8Array(side * side).fill(pieces.length);
  pieces.forEach(({ d }, piece) => raster(d, side, side / grid, (i) => (painted[i] = piece)));
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      rows.set(pixel(painted, side, x, y, colours, Boolean(ground)), y * (size * 4 + 1) + 1 + x * 4);
  return png(size, rows);
}

function pixel(painted, side, x, y, colours, opaque) {
  const sum = [0, 0, 0];
  let seen = 0;
  for (let v = 0; v < SAMPLES; v++)
    for (let u = 0; u < SAMPLES; u++) {
      const piece = painted[(y * SAMPLES + v) * side + x * SAMPLES + u];
      if (!opaque && piece === colours.length - 1) continue;
      colours[piece].forEach((c, i) => (sum[i] += c));
      seen++;
    }
  const mean = sum.map((c) => Math.round(c / (seen || 1)));
  return [...mean, Math.round((255 * seen) / SAMPLES ** 2)];
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

function png(size, rows) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8); // eight bits, red green blue alpha
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
