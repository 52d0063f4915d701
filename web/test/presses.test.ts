import { describe, expect, it } from "vitest";
import { Presses, type Press } from "../src/lib/presses";

const USE: Press = { at: 1000, x: 50, y: 60, count: 1, touch: false, on: "use", confirms: false, asked: 4 };

describe("the second click of a double-click", () => {
  it("never lands on another answer", () => {
    const presses = new Presses();
    expect(presses.strays(USE)).toBe(false);
    expect(presses.strays({ ...USE, count: 2, on: "decline" })).toBe(true);
    expect(presses.strays({ ...USE, count: 3, on: "decline" })).toBe(true);
  });

  it("never answers another question, though the button looks the same", () => {
    const presses = new Presses();
    presses.strays(USE);
    expect(presses.strays({ ...USE, count: 2, asked: 5 })).toBe(true);
  });

  it("may press the same once more, or confirm it", () => {
    const presses = new Presses();
    presses.strays(USE);
    expect(presses.strays({ ...USE, count: 2 })).toBe(false);
    expect(presses.strays({ ...USE, count: 2, on: "confirm", confirms: true })).toBe(false);
    expect(presses.strays({ ...USE, count: 2, on: null })).toBe(false);
  });

  it("is one of its own where the browser counts anew", () => {
    const presses = new Presses();
    presses.strays(USE);
    expect(presses.strays({ ...USE, on: "decline" })).toBe(false);
  });

  it("is told by time and place for fingers", () => {
    const tap = { ...USE, touch: true };
    const presses = new Presses();
    presses.strays(tap);
    expect(presses.strays({ ...tap, at: 1200, on: "decline" })).toBe(true);
    expect(presses.strays({ ...tap, at: 1300, x: 120, on: "decline" })).toBe(false);
    expect(presses.strays({ ...tap, at: 2300, x: 120, on: "other" })).toBe(false);
  });
});
