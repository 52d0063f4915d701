import { describe, expect, it } from "vitest";
import { lastEvent, merged, mergedAll, seatBefore, steady, type Eyes } from "../src/lib/eyes";
import { Pace } from "../src/lib/pace";
import type { EventWords, TableWords } from "../src/lib/wire";

const event = (number: number, seq = number, kind = "bet"): EventWords => ({ number, seq, kind });
const words = (first: number, events: EventWords[], more: Partial<TableWords> = {}) =>
  ({ is: "table", seat: 0, seq: 1, first, events, said: [], ...more }) as unknown as TableWords;
const numbers = (events: EventWords[] | undefined) => events?.map((one) => [one.number, one["seq"]]);

describe("merging", () => {
  it("adds what is new", () => {
    const before = merged(undefined, words(0, [event(0), event(1)]));
    const after = merged(before ?? undefined, words(2, [event(2)]));
    expect(numbers(after?.events)).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
  });

  it("replaces what was taken back", () => {
    const before = merged(undefined, words(0, [event(0), event(1), event(2)]));
    const after = merged(before ?? undefined, words(1, [event(1, 7)]));
    expect(numbers(after?.events)).toEqual([
      [0, 0],
      [1, 7],
    ]);
  });

  it("knows when something was missed", () => {
    expect(merged(undefined, words(3, []))).toBeNull();
  });

  it("keeps talk in order, once", () => {
    const line = (seq: number) => ({ seq, at: 0, name: "Livia", text: `${seq}` });
    const before = merged(undefined, words(0, [], { said: [line(1), line(4)] }));
    const after = merged(before ?? undefined, words(0, [], { said: [line(4), line(6)] }));
    expect(after?.said.map((one) => one.seq)).toEqual([1, 4, 6]);
  });

  it("keeps the eyes of every own seat, but not a spectator's beside them", () => {
    const watching = mergedAll(new Map(), words(0, [], { seat: null }));
    const first = mergedAll(watching ?? new Map(), words(0, [], { seat: 0 }));
    const both = mergedAll(first ?? new Map(), words(0, [], { seat: 2 }));
    expect([...(both ?? new Map()).keys()]).toEqual([0, 2]);
  });
});

describe("the event before a question", () => {
  it("is the last one known of the last step", () => {
    expect(lastEvent([event(0, 1), event(1, 2), { number: 2, seq: 2 }])?.number).toBe(1);
    expect(lastEvent([event(0, 1), { number: 1, seq: 2 }])).toBeNull();
    expect(lastEvent([])).toBeNull();
  });
});

describe("several own seats at one screen", () => {
  const eyes = (asked: boolean) => ({ words: { asked: asked ? {} : null } }) as unknown as Eyes;
  const looking = (...asked: boolean[]) => new Map<number | null, Eyes>(asked.map((one, seat) => [seat, eyes(one)]));

  it("call the one that is asked, and leave the one that sits there alone", () => {
    expect(seatBefore([0, 1], looking(false, true), 0)).toBe(1);
    expect(seatBefore([0, 1], looking(true, true), 1)).toBe(1);
    expect(seatBefore([0, 1], looking(false, false), 1)).toBe(1);
  });

  it("call somebody before any hand is shown", () => {
    expect(seatBefore([0, 1], looking(false, false), null)).toBe(0);
  });
});

describe("a list made again", () => {
  it("is the same one while all that is in it is the same", () => {
    let names = ["Ada", "Bo"];
    const list = steady(() => [...names]);
    const first = list();
    expect(list()).toBe(first);
    names = ["Ada", "Livia"];
    expect(list()).toEqual(["Ada", "Livia"]);
    names = ["Ada"];
    expect(list()).toEqual(["Ada"]);
  });
});

describe("news", () => {
  const screen = () => {
    const frames: (() => void)[] = [];
    let shown = 0;
    const pace = new Pace(
      () => (shown += 1),
      (call) => frames.push(call),
    );
    return { pace, frame: () => frames.shift()?.(), shown: () => shown, waits: () => frames.length };
  };

  it("is shown at once while the screen rests", () => {
    const { pace, frame, shown, waits } = screen();
    pace.note();
    expect(shown()).toBe(1);
    frame();
    expect([shown(), waits()]).toEqual([1, 0]);
    pace.note();
    expect(shown()).toBe(2);
  });

  it("is shown together when more comes before the next frame", () => {
    const { pace, frame, shown, waits } = screen();
    for (let count = 0; count < 4; count += 1) pace.note();
    expect(shown()).toBe(1);
    frame();
    expect(shown()).toBe(2);
    pace.note();
    expect(shown()).toBe(2);
    frame();
    frame();
    expect([shown(), waits()]).toEqual([3, 0]);
  });
});
