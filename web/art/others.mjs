// The cards that are no creatures, and the emblems of the two races: drawn as the creatures are.
import { CORAL, FLAME, GLAZE, GOLD } from "./colours.mjs";
import { band, circle, leaf, points, polar, poly, sector, shift, whole } from "./geometry.mjs";

export const others = [];

function add(id, stone, accent, second, layers) {
  others.push({ id, stone, accent, second, layers });
}

const head = (x, y, r, t = "L") => [
  [t, circle(x, y, r)],
  [
    "K",
    `M${x - r} ${y}C${x - r} ${y - r * 1.5} ${x + r} ${y - r * 1.5} ${x + r} ${y}C${x + r * 0.4} ${y - r * 0.5} ${x - r * 0.4} ${y - r * 0.5} ${x - r} ${y}Z`,
  ],
];
// Spectator: over the barrier with both arms up.
add("spectator", "#6E5A48", CORAL, GOLD, [
  ...head(18, 52, 8, "M"),
  ...head(78, 52, 8, "M"),
  ["M", "M4 66C8 58 28 58 32 66L34 80L4 80Z"],
  ["M", "M64 66C68 58 88 58 92 66L92 80L62 80Z"],
  ["L", whole("M48 48L58 47C64 44 66 36 66 30L64 17C64 12 71 11 72 16L75 30C76 42 72 52 65 58L63 80L48 80")],
  ["A", whole("M48 50L54 49L64 57L62 84L48 84")],
  ...head(48, 35, 11),
  ["K", whole("M48 38C52 38 54 39 54 40C54 45 51 46.5 48 46.5")],
  ["B", "M2 76L94 76L94 96L2 96Z"],
  ["K", "M2 81L94 81L94 83.5L2 83.5Z"],
]);
// Prefect: the open hand that takes a card.
const finger = (x, y, w, h) =>
  `M${x} ${y + w / 2}C${x} ${y - w * 0.17} ${x + w} ${y - w * 0.17} ${x + w} ${y + w / 2}L${x + w} ${y + h}L${x} ${y + h}Z`;
add("prefect", "#7A5A1E", GOLD, GLAZE, [
  ["L", finger(27, 24, 9.5, 30)],
  ["L", finger(38, 15, 9.5, 38)],
  ["L", finger(49, 17, 9.5, 36)],
  ["L", finger(60, 26, 9, 28)],
  ["L", "M26 52L70 50L70 66C70 74 64 80 60 84L60 92L34 92L34 84C28 78 22 70 14 58C12 53 18 49 22 53L27 60Z"],
  ["B", "M33 85L61 85L63 97L31 97Z"],
  ["A", "M32.5 85L61.5 85L62 89.5L32 89.5Z"],
  ["M", "M36 60C46 56 58 56 66 59L66 62C56 60 46 61 38 65Z"],
  ["M", "M30 64C38 68 44 74 46 82L42 82C40 75 36 70 29 67Z"],
]);
// Magister: the lamp that shows what is sealed.
{
  const rays = [-90, -66, -114, -42, -138].map((a, i) => ["A", leaf(64, 38, a, 20, i % 2 ? 32 : 33, 5)]);
  add("magister", "#6B2745", GOLD, FLAME, [
    ...rays,
    ["B", "M64 22C66 30 74 33 74 41C74 47 70 51 64 51C58 51 54 47 54 41C54 35 60 34 64 22Z"],
    ["A", "M64 34C65 38 69 40 69 44C69 47 67 49 64 49C61 49 59 47 59 44C59 41 63 40 64 34Z"],
    ["L", "M20 56C8 54 8 74 22 73L24 68C15 70 14 59 21 61Z"],
    ["L", "M18 56L52 54C58 52 66 50 74 51L78 58C74 70 62 78 46 78L40 78C28 76 20 68 18 56Z"],
    ["M", "M19 62C30 68 58 68 77 59C73 70 62 78 46 78L40 78C28 76 21 70 19 62Z"],
    ["L", "M34 78L54 78L60 88L28 88Z"],
    ["K", circle(40, 59, 3.6)],
  ]);
}
// Arena Maximus: the burning wheel.
{
  const wheel = [];
  for (let i = 0; i < 8; i++) wheel.push(["L", sector(54, 52, 23, 32, i * 45 + 2, i * 45 + 43, 5)]);
  for (let i = 0; i < 8; i++) {
    const p = (r, a) => polar(54, 52, r, i * 45 + 22.5 + a);
    wheel.push(["A", poly([p(8, -22), p(22, -7), p(22, 7), p(8, 22)])]);
  }
  const tongues = points("-1 12, 8 30, 2 50, 10 70, 6 86").map(([x, y], i) => [
    "B",
    band(
      [
        [46, 26 + i * 13],
        [28, 20 + i * 16 + (i < 2 ? -3 : 3)],
        [x + 6, y],
      ],
      15,
      1,
      4,
    ).d,
  ]);
  add("maximus", "#7E2C1B", GOLD, FLAME, [
    ...tongues,
    ["K", circle(54, 52, 33.5)],
    ...wheel,
    ["L", circle(54, 52, 8)],
    ["K", circle(54, 52, 3.4)],
  ]);
}
// Circus Maximus: the team at the turn.
{
  const horse =
    "M47 24L50 12L57 22C63 26 68 34 71 42L81 57C83 61 82 66 78 68L72 69C68 69 66 66 62 66C58 67 56 70 57 75C58 82 63 87 68 96L14 96C14 70 28 36 47 24Z";
  const mane =
    "M47 22L42 17L38 24L31 23L29 31L22 33L22 41L15 45L16 53L9 59L12 66L5 73L10 79L6 88L14 96L22 96C23 74 32 44 49 27Z";
  const one = (dx, dy, a, b) =>
    [
      [a, horse],
      [b, mane],
      ["A", "M50 24L55 22L61 56L66 65L60 66L55 56Z"],
      ["A", "M72 44L75.5 49L63 58L61 52Z"],
      ["K", "M60 36L67 38C66 43 62 43 60 36Z"],
      ["K", "M76 60C79 59 80 61 79 63C77 64 75.5 62.5 76 60Z"],
      ["B", "M49 14C46 4 54 -2 62 4C58 5 57 10 57 17Z"],
    ].map(([t, d]) => [t, shift(d, dx, dy, 0.86)]);
  add("circus", "#1C5872", GOLD, FLAME, [...one(16, -3, "M", "K"), ...one(-7, 8, "L", "K")]);
}
