// Where the lines and letters of a review's chart go.

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** From a number to a place, in a straight line. */
export function scale(from: [number, number], to: [number, number]): (value: number) => number {
  const span = from[1] - from[0] || 1;
  return (value) => to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
}

/** Entries across, places upward: the first place is at the top. */
export function scales(
  box: Box,
  entries: number,
  seats: number,
): { x: (entry: number) => number; y: (place: number) => number } {
  return {
    x: scale([0, Math.max(1, entries - 1)], [box.left, box.width - box.right]),
    y: scale([seats, 1], [box.height - box.bottom, box.top]),
  };
}

/** A seat's line: what it may expect holds until the next entry changes it. */
export function stepLine(values: number[], x: (entry: number) => number, y: (place: number) => number): string {
  return values
    .map((value, entry) =>
      entry === 0 ? `M${short(x(0))} ${short(y(value))}` : `H${short(x(entry))}V${short(y(value))}`,
    )
    .join("");
}

/** Places for the letters at the ends of the lines, moved apart so that none covers another. */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const places = wanted.slice();
  let above = low - gap;
  for (const index of order) {
    above = Math.max(wanted[index] ?? 0, above + gap);
    places[index] = above;
  }
  let below = high + gap;
  for (const index of order.reverse()) {
    below = Math.min(places[index] ?? 0, below - gap);
    places[index] = below;
  }
  return places;
}

/** Round numbers along an axis, about as many as wished. */
export function ticks(last: number, about: number): number[] {
  if (last <= 0) return [0];
  const rough = last / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 1);
  const found: number[] = [];
  for (let at = 0; at <= last; at += step) found.push(at);
  return found;
}

/** The rows of numbered marks: one that would cover its forerunner goes up. */
export function raised(places: number[], gap: number): boolean[] {
  const up: boolean[] = [];
  places.forEach((place, index) => {
    const near = index > 0 && place - (places[index - 1] ?? 0) < gap;
    up.push(near && !up[index - 1]);
  });
  return up;
}

export function short(value: number): number {
  return Math.round(value * 10) / 10;
}
