// `npm run art` writes everything that is drawn: the sprites, the floor of the first page, the icons.
import { mkdirSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { pieces } from "./arena.mjs";
import { creatures } from "./creatures.mjs";
import { cutStone, fallen, tesserae } from "./emblems.mjs";
import { factions, glyphs, token } from "./factions.mjs";
import { back, floor } from "./floor.mjs";
import { circle, shift } from "./geometry.mjs";
import { icons } from "./icons.mjs";
import { mark, markPieces } from "./mark.mjs";
import { others } from "./others.mjs";
import { picture } from "./png.mjs";

// A stone is never under 2.3 pixels on the screen, so small pictures have larger stones.
const STONE = { large: 3.4, middle: 4.2, small: 5 };
const LARGE = new Set(["wyrm", "maximus", "circus"]); // the games' own emblems, shown large on the first page
const PLAYED = others.filter(({ id }) => !LARGE.has(id));
const GAMES = [...creatures, ...others].filter(({ id }) => LARGE.has(id));

const NOON = { ink: "#241A17", faience: "#175F7B", terracotta: "#B04325", bronze: "#D09A3A" };
const THEMED = {
  ink: "var(--ink)",
  faience: "var(--faience)",
  terracotta: "var(--terracotta)",
  bronze: "var(--bronze)",
};
const SLAB = "#FBF6EB";

const symbol = (id, box, body) => `<symbol id="${id}" viewBox="0 0 ${box}">${body}</symbol>`;
const sheet = (symbols) => `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>\n`;
const alone = (body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${body}</svg>\n`;

// What the pages take into themselves: it follows the colours and the letters round it.
const sprite = [
  ...factions.map((faction) => symbol(`t-${faction.id}`, "48 48", token(faction))),
  ...Object.entries(glyphs).map(([name, draw]) => symbol(`g-${name}`, "24 24", draw("var(--hole)"))),
  ...Object.entries(icons).map(([name, body]) => symbol(`i-${name}`, "24 24", body)),
  ...Object.entries(pieces).map(([name, body]) => symbol(`a-${name}`, "24 24", body)),
  ...["deck", "creature"].map((kind) => symbol(`b-${kind}`, "100 148", back(kind))),
  symbol("mark", "48 48", mark(THEMED)),
];

// What has fallen has the theme's mortar.
const rubble = creatures.map((figure) => symbol(`x-${figure.id}`, "96 96", fallen(figure, STONE.middle)));

// Hundreds of stones are a picture of their own: a page that shows it has one thing to lay out and to paint.
const emblems = [
  ...[...creatures, ...others].map((figure) => [`f-${figure.id}`, cutStone(figure)]),
  ...GAMES.map((figure) => [`l-${figure.id}`, tesserae(figure, STONE.large)]),
  ...[...creatures, ...PLAYED].map((figure) => [`m-${figure.id}`, tesserae(figure, STONE.middle)]),
  ...creatures.map((figure) => [`s-${figure.id}`, tesserae(figure, STONE.small)]),
];

const gorgon = creatures.find(({ id }) => id === "gorgon");

// The mark has dark stones, so it brings its own ground.
const GROUNDED = [{ colour: SLAB, d: circle(24, 24, 24) }, ...markPieces(NOON)];

// A launcher may cut a maskable icon down to the middle four fifths, so its mark is smaller.
const shrunk = (k) => markPieces(NOON).map(({ colour, d }) => ({ colour, d: shift(d, 24 * (k - 1), 24 * (k - 1), k) }));

function put(name, content) {
  writeFileSync(new URL(`../public/${name}`, import.meta.url), content);
  const kilobytes = (size) => `${(size / 1000).toFixed(1)} kB`;
  console.info(`${name}: ${kilobytes(content.length)}, ${kilobytes(gzipSync(content).length)} gzipped`);
}

mkdirSync(new URL("../public/emblems/", import.meta.url), { recursive: true });
put("sprite.svg", sheet(sprite));
put("rubble.svg", sheet(rubble));
for (const [name, body] of emblems) put(`emblems/${name}.svg`, alone(body));
put("floor.svg", floor(gorgon));
put(
  "icon.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="${SLAB}"/>${mark(NOON)}</svg>\n`,
);
put("icon-192.png", picture(GROUNDED, 48, 192));
put("icon-512.png", picture(GROUNDED, 48, 512));
put("icon-maskable-512.png", picture(shrunk(0.72), 48, 512, SLAB));
