// What lies on the table of Arena Maximus: the emblems of its cards and of its stables, on a grid of 24 in one colour.
const line = (d, width) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const loop = (x) => `<circle cx="${x}" cy="4.5" r="2.8" fill="none" stroke="currentColor" stroke-width="2"/>`;

export const pieces = {
  whip: line("M2.5 21.5L9 15", 4) + line("M9 15C15 9 8 3 14 1.5S23 8 19 12S17 19 22 20", 2.2),
  rein: line("M2.5 6C8 14 8 21 12 21S16 14 21.5 6", 2.6) + loop(3) + loop(21) + line("M8 10.5H16", 2.2),
  magic: '<path d="M12 .5L14.6 9.4L23.5 12L14.6 14.6L12 23.5L9.4 14.6L.5 12L9.4 9.4Z"/>',
  shoe: '<path d="M4 2.5L7.5 1.5C4.5 10 6 18.5 12 18.5S19.5 10 16.5 1.5L20 2.5C24 12 20.5 23 12 23S0 12 4 2.5Z"/>',
  wheel:
    '<circle cx="12" cy="12" r="9.4" fill="none" stroke="currentColor" stroke-width="3"/>' +
    line("M12 4V20M4 12H20M6.3 6.3L17.7 17.7M17.7 6.3L6.3 17.7", 1.5),
  broken: line("M5 18A9.6 9.6 0 1 1 19.7 17.5", 3) + line("M10.8 23L14.4 14.5L9.6 12L14.4 2.5", 2.1),
};
