// The twelve creatures, drawn as cut stone. Tones: L light, M mid (half stone, half light), K ink, A accent, B second accent.
import { CORAL, FLAME, GLAZE, GOLD, LEAF } from "./colours.mjs";
import { band, both, circle, leaf, mirror, points, polar, poly, sector, shift, star, whole } from "./geometry.mjs";

// Some drawings were made a little too large for the disc; they are shrunk and moved as a whole.
const FITTED = { daimon: [0, 1, 0.9], ettin: [0, 1, 0.94], troll: [0, 0, 0.95], unicorn: [-1, 2, 0.97] };

export const creatures = [];

function add(id, stone, accent, second, drawn) {
  const fit = FITTED[id];
  const layers = fit ? drawn.map(([tone, d]) => [tone, shift(d, ...fit)]) : drawn;
  creatures.push({ id, stone, accent, second, layers });
}

// Amazon: crested helm in profile.
{
  const crest = [];
  for (let i = 0; i < 9; i++)
    crest.push([i % 2 ? "B" : "L", sector(45, 46, 28, i === 8 ? 36 : 38.5, -184 + i * 18, -184 + i * 18 + 16.5, 3)]);
  add("amazon", "#93382C", GOLD, GLAZE, [
    ["M", band(points("24 54, 15 64, 21 75, 13 88"), 9, 3).d],
    [
      "L",
      "M58 42L66 46L74 58L68.5 60.5L70 64.5L67 67.5L67.5 71C66 76 60 77 55 76L56 82C60 84 66 86 70 88L60 94L32 94L26 87C32 85 36 82 36 76L34 52Z",
    ],
    ...crest,
    [
      "A",
      "M20 47C20 30 31 20 46 20C59 20 67 29 68.5 39L70 48L60 45L56 50L58 62L52 70L46 66L42 56L34 58L24 60C21 56 20 52 20 47Z",
    ],
    ["L", "M26 46C27 36 34 28 44 27C38 32 33 38 32 47Z"],
    ["K", "M60 51C63 50 66 51 67 54C65 55 61 55 60 54Z"],
    ["K", circle(50, 57, 2.6)],
  ]);
}
// Colossus: a radiate head of stone.
{
  const rays = [-90, -60, -120, -32, -148].map((a) => {
    const q = polar(48, 40, 17, a),
      t = polar(48, 40, Math.abs(a + 90) > 50 ? 36 : 38, a),
      n = [Math.cos(((a + 90) * Math.PI) / 180) * 5, Math.sin(((a + 90) * Math.PI) / 180) * 5];
    return ["A", poly([[q[0] + n[0], q[1] + n[1]], t, [q[0] - n[0], q[1] - n[1]]])];
  });
  add("colossus", "#2F6B66", GOLD, CORAL, [
    ...rays,
    ["M", whole("M48 78L62 72L70 79L84 84L80 92L48 94")],
    ["L", "M48 24L29 31L28 52L34 71L48 79Z"],
    ["M", "M48 24L67 31L68 52L62 71L48 79Z"],
    ["A", whole("M48 24L67.5 30.5L67.5 37L48 33")],
    ["K", whole("M48 41L63 42.5L63 47L52.5 46.5L53.5 62L48 63.5")],
    ["K", whole("M48 67.5L56 67L55 71L48 71.5")],
    ["K", "M66 52L60 56L62.5 60L58 66L61 66L65.5 60L63 57L67 54Z"],
  ]);
}
// Cyclops: one eye, one tooth.
add("cyclops", "#8F5A15", GLAZE, CORAL, [
  ["M", both("M73 46C80 41 88 46 86 53C85 60 79 63 73 61Z")],
  ["L", whole("M48 11C67 11 77 26 76 44L75 60C74 75 63 87 48 87")],
  ["M", whole("M48 66C58 66 66 64 73 58L74 64C72 77 62 87 48 87")],
  ["K", whole("M48 20C60 20 71 26 76 36L73.5 41C67 32 58 28 48 28")],
  ["K", whole("M48 31C60 31 69 37 73 44C68 52 59 56.5 48 56.5")],
  ["L", whole("M48 34C57 34 64 38 68 44C64 50 57 53.5 48 53.5")],
  ["A", circle(48, 43.5, 9.5)],
  ["K", circle(48, 43.5, 5)],
  ["L", circle(51, 40.5, 2)],
  ["K", whole("M48 59L53 62L51.5 65L48 64")],
  ["K", whole("M48 70.5C56 70.5 62 69 66 67C65 74 58 78.5 48 78.5")],
  ["L", poly(points("54 78, 57 69.8, 60.5 76.6"))],
  ["L", poly(points("35.5 76.6, 39 69.8, 42 78"))],
]);
// Daimon: horned mask with a coin on its brow.
add("daimon", "#5F2440", FLAME, GOLD, [
  ["A", both("M56 31C65 30 74 22 74 8C86 18 86 37 69 45L60 40Z")],
  ["M", both("M68 45L87 41C85 51 78 58 68 58Z")],
  ["L", whole("M48 27C58 27 68 34 70 45C71 55 67 62 62 68L55 75L51 92L48 94")],
  ["M", whole("M48 70C53 70 58 67 63 62L62 68L55 75L51 92L48 94")],
  ["K", whole("M48 51L51 49L67 41L68 45L53 53L51.5 62L48 63")],
  ["A", both("M54.5 54L66 48.5C66 54 61 58 55.5 57Z")],
  ["K", both("M59 55.5L62.2 50.5L63.5 54.5Z")],
  ["K", whole("M48 70.5C54 70.5 60 68 63.5 64C62 72 56 76.5 48 76.5")],
  ["L", both("M53.5 70.2L58 68.5L56.6 74Z")],
  ["B", circle(48, 37, 6.8)],
  ["K", whole("M48 33.6L50.2 37L48 40.4")],
]);
// Ettin: two heads, one back.
add("ettin", "#3F6137", FLAME, GOLD, [
  ["M", whole("M48 62L62 66C76 68 85 76 88 90L70 96L48 96")],
  [
    "L",
    whole(
      "M48 34C50 24 58 18 67 19C76 20 80 27 79 35L81 39L89 47C89 51 86 52 83 52L84 55L81 57L82 61C81 68 74 70 67 69L66 74C60 78 52 78 48 76",
    ),
  ],
  ["A", both("M50 30C52 20 60 13 70 14L66 9C72 8 80 12 82 19L88 20C86 25 82 29 79 31C74 24 60 22 52 33Z")],
  ["K", whole("M48 36L49.6 44L50 58L48.8 66L48 66")],
  ["K", both("M68 34L81 37L80 40.5L68 38Z")],
  ["K", circle(74, 43, 2.6) + circle(22, 43, 2.6)],
  ["K", both("M72 57.5L81.5 58.5L80.5 61L72 61Z")],
  ["L", both("M75.5 61.5L77.5 54.5L79.6 61.5Z")],
  ["B", both("M60 40C64 40 65.5 44 64 47C63 50 60 51 58.5 49Z")],
  ["B", whole("M48 81L60 80L66 84L48 87")],
]);
// Gorgon: the mask with the tongue.
{
  const snakes = [],
    heads = [],
    eyes = [];
  for (const a of [-90, -57, -24, 9, 40, -123, -156, 171, 140]) {
    const s = a < -90 || a > 90 ? -1 : 1,
      h = polar(48, 49, 40, a - 2 * s);
    const p = [polar(48, 49, 18, a), polar(48, 49, 26, a + 9 * s), polar(48, 49, 33, a - 7 * s), h];
    snakes.push(["A", band(p, 12, 5.5, 1).d]);
    heads.push(["A", leaf(h[0], h[1], a + 38 * s, -5.5, 6, 10)]);
    eyes.push(["K", circle(h[0], h[1], 1.2)]);
  }
  add("gorgon", "#1D5E52", LEAF, CORAL, [
    ...snakes,
    ...heads,
    ...eyes,
    ["L", whole("M48 29C63 29 72 38 72 51C72 66 62 78 48 78")],
    ["M", whole("M48 29C63 29 71 35 72 43C66 35 57 34 48 38")],
    ["K", both("M52.5 51C57 45 66 45.5 69.5 51C65 57 57 57 52.5 51Z")],
    ["A", both(circle(61, 51, 4.3))],
    ["K", both(circle(61, 51, 2))],
    ["K", both("M51 43.5L69 39.5L70.5 43L52 46.5Z")],
    ["M", whole("M48 49L50.5 52L55 58.5C55 61.5 51.5 62 48 61.5")],
    ["K", both("M49.6 60.6C50 58.6 53 58.6 53.4 60.4Z")],
    ["K", whole("M48 64C55 64 61 62.5 65 60C65 67 59 73.5 48 73.5")],
    ["L", both("M57 63.3L61 62L60.3 68.5Z")],
    ["B", whole("M48 67C52 67 54 68.5 54 72L53.5 80C52.5 85 50 86.5 48 86.5")],
  ]);
}
// Magus: soft cap, long beard, star.
add("magus", "#2B4684", GOLD, CORAL, [
  ["B", "M26 51C20 28 33 10 53 10C66 10 75 18 73 31C70 25 63 24 59 28C64 33 67 39 67.5 45Z"],
  ["L", "M64 46L69 49L77 60.5L71.5 63L72 67L62 69L40 70L36 58L38 48Z"],
  [
    "M",
    "M34 52L42 60L52 66C60 62 68 64 73 68.5L68.5 71.5L71 75C72 84 66 91 56 95C58 88 54 86 48 82C38 77 31 66 31 56Z",
  ],
  ["A", "M24 46L67 40L69.5 47.5L26 56Z"],
  ["L", circle(35, 49.8, 1.9) + circle(46.5, 48, 1.9) + circle(58, 46.2, 1.9)],
  ["K", "M60 53L68.5 52L69.5 54.5L61 56Z"],
  ["K", circle(65.2, 57.6, 1.7)],
  ["K", "M62.5 68.5L71.5 66.3L71.5 68.5L64.5 71Z"],
  ["A", star(82, 31, 9, 3.2, 4)],
  ["A", star(47, 25, 6.5, 2.4, 4)],
]);
// Seraphim: six wings, one eye.
{
  const plume = (t, x, y, u, v, w) => {
    const l = Math.hypot(u - x, v - y),
      a = (Math.atan2(v - y, u - x) * 180) / Math.PI,
      d = leaf(x, y, a, 0, l, w);
    return [
      [t, d],
      [t, mirror(d)],
    ];
  };
  const arm = (t, pts, w0, w1) => {
    const d = band(pts, w0, w1).d;
    return [
      [t, d],
      [t, mirror(d)],
    ];
  };
  add("seraphim", "#226E8E", GOLD, CORAL, [
    ...plume("M", 52, 62, 69, 83, 9),
    ...plume("M", 50, 63, 61, 90, 9),
    ...plume("M", 48.5, 64, 52.5, 94, 9),
    ...plume("L", 54, 36, 74, 29, 9),
    ...plume("L", 53, 31, 76, 19.5, 9),
    ...plume("L", 53, 26, 73, 11, 9),
    ...plume("L", 53, 22, 66, 4, 9),
    ...arm("M", points("51 42, 50 28, 54 14, 59 4"), 9, 3),
    ...plume("L", 60, 56, 73, 70, 9),
    ...plume("L", 61, 53, 81, 65, 9.5),
    ...plume("L", 63, 50, 88, 57.5, 10),
    ...plume("L", 64, 46, 92, 48, 10),
    ...plume("L", 66, 43, 92, 38, 9),
    ...arm("M", points("57 53, 66 43, 78 36, 90 31"), 11, 3.5),
    ["A", circle(48, 51, 15)],
    ["K", whole("M48 43C54.5 43 59.5 46.8 61.5 51C59.5 55.2 54.5 59 48 59")],
    ["L", whole("M48 45.4C52.8 45.4 56.4 47.8 58.2 51C56.4 54.2 52.8 56.6 48 56.6")],
    ["B", circle(48, 51, 5.4)],
    ["K", circle(48, 51, 2.7)],
  ]);
}
// Titan: the world on two shoulders.
add("titan", "#454A57", GLAZE, GOLD, [
  ["A", circle(48, 29, 24)],
  ["B", sector(48, 29, 10.5, 14, 0, 360, 24)],
  ["L", star(48, 29, 7.5, 3, 6)],
  ["B", both("M57 7.5C66 13 71 21 71.6 30L67.6 30C67 22 63 15 55 10Z")],
  [
    "L",
    whole(
      "M48 66L56 63C64 62 70 59 71.5 54L67 46C65 40 71 36 75 40L85 51C88 57 84 65 75 70C70 73 67 76 65 80L62 88L48 90",
    ),
  ],
  ["M", whole("M48 84L63 82L80 86C85 88 85 94 81 96L48 98")],
  ["K", whole("M48 83L63.5 80.5L62.5 85L48 87")],
  ["B", whole("M48 49C56 49 60 54 60 60C60 67 56 73 48 79")],
  ["L", whole("M48 55C53 55 55.5 58 55.5 61.5C55.5 65 53 67 48 67")],
  ["K", whole("M48 61L50 59.5L55 59L55 61.5L51 62.5L50.2 65L48 65.4")],
  ["K", whole("M48 69L52 68.4L50.6 71L48 71.4")],
]);
// Troll: ears and tusks.
add("troll", "#5B5B22", LEAF, FLAME, [
  ["M", both("M68 34L92 25C92 39 86 52 74 56Z")],
  ["L", whole("M48 20C60 19 70 26 72 38C79 50 78 68 68 78C62 84 55 86 48 86")],
  ["A", whole("M48 10L52 16L58 12L59 19L66 17L66 24L72 25L72.5 34C64 28 56 28 48 31")],
  ["K", whole("M48 42L55 38.5L70 39L69 43.5L57 45L54 50L48 52")],
  ["B", both(circle(62.5, 48.5, 3.1))],
  ["K", both(circle(62.2, 48.5, 1.4))],
  ["M", whole("M48 43C53 45 57 56 58 61C58.5 67 53 68.5 48 68")],
  ["K", both("M50.5 64.5C51 61.5 55 61.5 55.5 64.5Z")],
  ["K", whole("M48 71.5C58 72 66 70 71 66C70 76 62 81 48 81")],
  ["L", both("M59 79L62.5 58C65 57 67.5 61 69.5 73Z")],
]);
// Unicorn: arched neck, spiral horn.
{
  const horn = (a, b) => {
    const P = (t) => [
      [59 + 23 * t - 4.8 * (1 - t), 27 - 17 * t - 4.6 * (1 - t)],
      [59 + 23 * t + 4.4 * (1 - t), 27 - 17 * t + 4.8 * (1 - t)],
    ];
    const p = P(a),
      q = P(b);
    return poly([p[0], q[0], q[1], p[1]]);
  };
  add("unicorn", "#6C4A80", GOLD, GLAZE, [
    [
      "L",
      "M47 24L50 10L57 22C63 26 68 34 71 42L81 57C83 61 82 66 78 68L72 69C68 69 66 66 62 66C58 67 56 70 57 75C58 82 63 87 68 92L20 92C19 70 28 36 47 24Z",
    ],
    [
      "B",
      "M47 22L40 14L40 22L31 19L33 28L23 29L27 37L16 41L22 48L11 55L19 60L9 69L17 73L9 84L18 86L20 93L26 93C26 72 32 46 49 29Z",
    ],
    ["A", horn(0, 0.24)],
    ["A", horn(0.29, 0.52)],
    ["A", horn(0.57, 0.78)],
    ["A", horn(0.82, 1)],
    ["M", "M54 42C58 50 60 58 57 66C52 62 50 52 54 42Z"],
    ["K", "M61 37L69 40C68 44 63 44 61 37Z"],
    ["K", "M76 60C79 59 80 61 79 63C77 64 75.5 62.5 76 60Z"],
    ["K", "M66 65.5L76 65L76 67L68 67.5Z"],
    ["M", "M51.5 14.5L54.5 22L50 22Z"],
  ]);
}
// Wyrm: coils, crest and fire.
{
  const b = band(points("8 66, 17 77, 34 83, 55 82, 70 73, 68 61, 54 56, 37 54, 25 43, 27 29, 40 20, 54 22"), 2, 15, 6);
  const spikes = [],
    S = b.spine;
  for (const i of [22, 28, 34, 40, 46, 66, 72, 78, 84]) {
    const p = S[i],
      q = S[i + 1],
      l = Math.hypot(q[0] - p[0], q[1] - p[1]),
      t = [(q[0] - p[0]) / l, (q[1] - p[1]) / l],
      f = i / (S.length - 1);
    const n = i < 56 ? [-t[1], t[0]] : [t[1], -t[0]],
      w = (2 + 13 * f + 6 * Math.sin(Math.PI * f)) / 2;
    spikes.push([
      "A",
      poly([
        [p[0] - t[0] * 5 + n[0] * (w - 1.5), p[1] - t[1] * 5 + n[1] * (w - 1.5)],
        [p[0] - t[0] * 3 + n[0] * (w + 6.5), p[1] - t[1] * 3 + n[1] * (w + 6.5)],
        [p[0] + t[0] * 4 + n[0] * (w - 1.5), p[1] + t[1] * 4 + n[1] * (w - 1.5)],
      ]),
    ]);
  }
  add("wyrm", "#A8401F", GOLD, "#F2C14E", [
    ...spikes,
    ["L", b.d],
    ["M", band(S.slice(10, 92), 2, 6.5, 2).d],
    ["B", "M70 33C77 28 82 36 91 33C89 39 93 44 88 52C86 47 84 53 80 52C80 48 76 50 74 46C72 46 69 42 67 38Z"],
    ["A", "M74 37C78 36 80 40 84 40C82 43 83 45 81 46C79 44 76 43 74 37Z"],
    ["L", "M42 12L48 2L54 10L62 11L80 22C83 25 82 29 79 29L68 29L62 31L72 35L68 41C60 42 51 37 46 30L41 22Z"],
    ["K", "M61 30.5L80 28.5L69 32.5L72 35L66 36.5Z"],
    ["K", "M57 17L66 19C65 24 59 23 57 17Z"],
    ["B", circle(61.8, 19.6, 1.6)],
  ]);
}
