import { describe, expect, it } from "vitest";
import { raised, scale, scales, spread, stepLine, ticks } from "../src/review/chart";

const BOX = { width: 200, height: 100, left: 20, right: 30, top: 10, bottom: 20 };

describe("scales", () => {
  it("reach from edge to edge", () => {
    const { x, y } = scales(BOX, 11, 3);
    expect([x(0), x(10), y(3), y(1), y(2)]).toEqual([20, 170, 80, 10, 45]);
  });

  it("do not break on a single entry", () => {
    expect(scales(BOX, 1, 2).x(0)).toBe(20);
    expect(scale([3, 3], [0, 10])(3)).toBe(0);
  });
});

it("draws places as steps", () => {
  const { x, y } = scales(BOX, 3, 3);
  expect(stepLine([3, 1, 2], x, y)).toBe("M20 80H95V10H170V45");
});

describe("letters at the ends", () => {
  it("stay where there is room", () => {
    expect(spread([10, 40, 80], 20, 0, 100)).toEqual([10, 40, 80]);
  });

  it("move apart and stay inside", () => {
    const places = spread([95, 94, 50, 96], 15, 0, 100);
    const sorted = places.slice().sort((one, other) => one - other);
    expect(sorted.at(-1)).toBeLessThanOrEqual(100);
    for (let at = 1; at < sorted.length; at++)
      expect((sorted[at] ?? 0) - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(15);
    expect((places[1] ?? 0) < (places[0] ?? 0) && (places[0] ?? 0) < (places[3] ?? 0)).toBe(true);
  });
});

it("puts round numbers along an axis", () => {
  expect(ticks(100, 5)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticks(7, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(ticks(0, 5)).toEqual([0]);
});

it("raises a mark that would cover the one before", () => {
  expect(raised([0, 5, 9, 40], 10)).toEqual([false, true, false, false]);
});
