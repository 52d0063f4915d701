// Where a caption stands: beside what it is about, never on it, and never beyond what can be seen.

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
  /** From which side its tail points, and how far along that side; none if it stands by itself. */
  tail: { side: "top" | "bottom"; at: number } | null;
}

const GAP = 16;
const EDGE = 6;
/** The tail does not grow out of a corner. */
const CORNER = 22;

/** A place for a caption of this size inside an area, for something that lies there or not; all in one frame. It stands
 * towards the middle of what is shown, where a track has nothing, or on the other side if there is no room. */
export function placed(
  area: Area,
  size: { width: number; height: number },
  about: Area | null,
  scene: Area = area,
): Spot {
  const right = area.left + area.width - EDGE - size.width;
  const clamped = (left: number) => Math.max(area.left + EDGE, Math.min(left, right));
  const docked: Spot = { left: clamped(area.left + (area.width - size.width) / 2), top: area.top + EDGE, tail: null };
  if (about === null) return docked;
  const middle = about.left + about.width / 2;
  const left = clamped(middle - size.width / 2);
  const at = Math.max(CORNER, Math.min(middle - left, size.width - CORNER));
  const under = about.top + about.height + GAP;
  const over = about.top - GAP - size.height;
  const below: Spot = { left, top: under, tail: { side: "top", at } };
  const above: Spot = { left, top: over, tail: { side: "bottom", at } };
  const fits = (spot: Spot) => spot.top >= area.top + EDGE && spot.top + size.height <= area.top + area.height - EDGE;
  const low = about.top + about.height / 2 > scene.top + scene.height / 2;
  return (low ? [above, below] : [below, above]).find(fits) ?? docked;
}

/** Whether something is in sight, for the most part. */
export function isInside(area: Area, about: Area): boolean {
  const x = about.left + about.width / 2;
  const y = about.top + about.height / 2;
  return x >= area.left && x <= area.left + area.width && y >= area.top && y <= area.top + area.height;
}

/** The least area that holds all of these. */
export function around(areas: readonly Area[]): Area {
  const left = Math.min(...areas.map((one) => one.left));
  const top = Math.min(...areas.map((one) => one.top));
  const right = Math.max(...areas.map((one) => one.left + one.width));
  const bottom = Math.max(...areas.map((one) => one.top + one.height));
  return { left, top, width: right - left, height: bottom - top };
}
