import { describe, expect, it } from "vitest";
import { PIECE, Reel, readEyes, seenAt, turnMarks, within } from "../src/review/reel";
import type { StepWords, ReplayWords } from "../src/lib/wire";

const LAST = 130;

function step(seq: number): StepWords {
  return {
    seq,
    seat: seq === 0 ? null : seq % 2,
    say: [],
    first: seq * 2,
    clause: null,
    waiting: [1],
    view: { seq },
    views: null,
  };
}

function piece(first: number, count: number): ReplayWords {
  const seqs = Array.from({ length: count }, (_, at) => first + at).filter((seq) => seq <= LAST);
  return {
    game: "colossal-arena",
    rules: 1,
    options: {},
    seats: 2,
    names: ["A", "B"],
    last: LAST,
    earliest: 0,
    result: null,
    eyes: "all",
    steps: seqs.map(step),
    events: seqs.flatMap((seq) => [
      { number: seq * 2, seq, kind: seq % 3 === 0 ? "turn-begun" : "thing" },
      { number: seq * 2 + 1, seq, kind: "thing" },
    ]),
  };
}

function reel(): { asked: number[]; reel: Reel } {
  const asked: number[] = [];
  const made = new Reel(async (first, count) => {
    asked.push(first);
    return piece(first, count);
  });
  return { asked, reel: made };
}

describe("Reel", () => {
  it("asks for each piece once", async () => {
    const { asked, reel: shown } = reel();
    await Promise.all([shown.load(3), shown.load(PIECE - 1), shown.load(PIECE)]);
    expect(asked).toEqual([0, PIECE]);
    expect(shown.last).toBe(LAST);
    expect(shown.step(PIECE)?.seq).toBe(PIECE);
  });

  it("brings the wanted piece first, then what precedes it, then what follows", async () => {
    const { asked, reel: shown } = reel();
    await shown.loadAll(75);
    expect(asked).toEqual([60, 0, 120]);
    expect(shown.known()).toHaveLength(LAST + 1);
  });

  it("tells what an entry brought about, and all up to it", async () => {
    const { reel: shown } = reel();
    await shown.load(0);
    expect(shown.eventsOf(5).map((event) => event.number)).toEqual([10, 11]);
    expect(shown.eventsTo(5)).toHaveLength(12);
  });

  it("ends an entry's events where a piece ends", async () => {
    const { reel: shown } = reel();
    await shown.load(0);
    expect(shown.eventsOf(PIECE - 1)).toHaveLength(2);
    await shown.load(120);
    expect(shown.eventsOf(PIECE - 1)).toHaveLength(2);
    expect(shown.eventsOf(LAST)).toHaveLength(2);
  });

  it("asks again for a piece that failed", async () => {
    let tries = 0;
    const shown = new Reel(async (first, count) => {
      tries++;
      if (tries === 1) throw new Error("away");
      return piece(first, count);
    });
    await expect(shown.load(0)).rejects.toThrow("away");
    await shown.load(0);
    expect(shown.step(0)).not.toBeNull();
  });
});

describe("an address", () => {
  it("names an entry that exists", () => {
    expect([within(-4, 9), within(4.4, 9), within(40, 9), within(NaN, 9)]).toEqual([0, 4, 9, 0]);
  });

  it("names no entry that is closed", () => {
    expect([within(3, 90, 70), within(NaN, 90, 70)]).toEqual([70, 70]);
  });

  it("names eyes, or nobody's", () => {
    expect(["public", "all", "2", "me", "", null].map(readEyes)).toEqual(["public", "all", 2, null, null, null]);
  });
});

it("marks the entries at which turns begin", () => {
  const words = piece(0, 10);
  expect(turnMarks(words.steps, words.events, "turn-begun")).toEqual([0, 3, 6, 9]);
  expect(turnMarks([], words.events, "turn-begun")).toEqual([]);
});

it("shows a table with all eyes as whoever acted sees it", () => {
  const all = { ...step(1), views: [{ of: 0 }, { of: 1 }] };
  expect(seenAt(all, "all")).toEqual({ view: { of: 1 }, seat: 1 });
  expect(seenAt({ ...all, seat: null }, "all").seat).toBe(1);
  expect(seenAt(all, 0)).toEqual({ view: { seq: 1 }, seat: 0 });
  expect(seenAt(all, "public").seat).toBeNull();
  expect(seenAt(step(1), "all").seat).toBeNull();
});
