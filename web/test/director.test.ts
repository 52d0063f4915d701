import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BEATS, Director, type Act, type Scene } from "../src/lib/director.svelte";

let number = 0;

function act(beats = 1): Act {
  number += 1;
  return { number, seat: 1, events: [], tones: [], beats, at: [], noise: null, lost: null };
}

function scene(state: string, ...beats: number[]): Scene<string> {
  return { state, acts: beats.map((many) => act(many)) };
}

/** A director whose screen is a list of what was shown, and when. */
function staged(beat = BEATS.normal): { director: Director<string>; shown: string[]; theatre: { beat: number } } {
  const shown: string[] = [];
  const theatre = { beat };
  const begun = Date.now();
  const director = new Director<string>({
    show: (state) => shown.push(`${Date.now() - begun} ${state}`),
    beat: () => theatre.beat,
    later: (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    now: () => Date.now(),
  });
  return { director, shown, theatre };
}

beforeEach(() => {
  vi.useFakeTimers();
  number = 0;
});
afterEach(() => vi.useRealTimers());

describe("what others do", () => {
  it.each([
    ["slow", 1200],
    ["normal", 700],
    ["fast", 300],
  ] as const)("takes a beat an act when it is told at the speed %s", (pace, beat) => {
    const { director, shown } = staged(BEATS[pace]);
    for (const state of ["a", "b", "c"]) director.add(scene(state, 1));
    vi.advanceTimersByTime(10 * beat);
    expect(shown).toEqual(["0 a", `${beat} b`, `${2 * beat} c`]);
    expect(director.telling).toBe(false);
  });

  it("is shown at once by those who want it so, and marked", () => {
    const { director, shown } = staged(BEATS.once);
    for (const state of ["a", "b", "c"]) director.add(scene(state, 1, 3));
    expect(shown).toEqual(["0 a", "0 b", "0 c"]);
    expect(director.telling).toBe(false);
    expect(director.since).toHaveLength(6);
  });

  it("takes longer where it matters", () => {
    const { director, shown } = staged();
    director.add(scene("a creature dies", 3));
    director.add(scene("b", 1));
    vi.advanceTimersByTime(3 * 700 - 1);
    expect(shown).toEqual(["0 a creature dies"]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["0 a creature dies", "2100 b"]);
  });

  it("is told act by act within a scene", () => {
    const { director } = staged();
    director.add(scene("a", 1, 1));
    expect(director.act?.number).toBe(1);
    vi.advanceTimersByTime(700);
    expect(director.act?.number).toBe(2);
    vi.advanceTimersByTime(700);
    expect(director.act).toBeNull();
  });

  it("shows steps that nobody tells of together with what comes of them", () => {
    const { director, shown } = staged();
    director.add(scene("a", 1));
    for (const state of ["step", "step", "stop"]) director.add(scene(state, ...(state === "stop" ? [1] : [])));
    director.add(scene("last step"));
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual(["0 a", "700 stop", "1400 last step"]);
  });

  it("does not make those wait who follow step by step", () => {
    const { director, shown } = staged();
    director.add(scene("one"));
    director.add(scene("two"));
    expect(shown).toEqual(["0 one", "0 two"]);
  });
});

describe("a reader who has seen enough", () => {
  it("skips one act", () => {
    const { director, shown } = staged();
    for (const state of ["a", "b", "c"]) director.add(scene(state, 1));
    vi.advanceTimersByTime(100);
    director.skip();
    expect(shown).toEqual(["0 a", "100 b"]);
    vi.advanceTimersByTime(699);
    expect(shown).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(shown.at(-1)).toBe("800 c");
  });

  it("skips all of it", () => {
    const { director, shown } = staged();
    for (const state of ["a", "b", "c"]) director.add(scene(state, 1, 2));
    director.skipAll();
    expect(shown).toEqual(["0 a", "0 c"]);
    expect(director.telling).toBe(false);
    expect(director.since.map((one) => one.number)).toEqual([1, 2, 3, 4, 5, 6]);
    vi.advanceTimersByTime(5000);
    expect(shown).toHaveLength(2);
  });

  it("lets it stand still for a while", () => {
    const { director, shown } = staged();
    for (const state of ["a", "b"]) director.add(scene(state, 1));
    vi.advanceTimersByTime(500);
    director.pause();
    vi.advanceTimersByTime(60_000);
    expect(shown).toHaveLength(1);
    director.resume();
    vi.advanceTimersByTime(200);
    expect(shown.at(-1)).toBe("60700 b");
  });

  it("changes the speed while it is told", () => {
    const { director, shown, theatre } = staged();
    for (const state of ["a", "b", "c"]) director.add(scene(state, 1));
    vi.advanceTimersByTime(700);
    theatre.beat = BEATS.fast;
    vi.advanceTimersByTime(700 + 300);
    expect(shown).toEqual(["0 a", "700 b", "1400 c"]);
    expect(director.telling).toBe(false);
  });
});

describe("one's own answer", () => {
  it("is never delayed, and ends what was told", () => {
    const { director, shown } = staged();
    for (const state of ["a", "b", "c"]) director.add(scene(state, 1));
    vi.advanceTimersByTime(10);
    director.addOwn(scene("mine", 1));
    expect(shown).toEqual(["0 a", "10 mine"]);
    expect(director.behind).toBe(false);
    expect(director.since).toEqual([]);
  });

  it("is shown, with what came of it, before others go on", () => {
    const { director, shown } = staged();
    director.addOwn(scene("mine", 2));
    director.add(scene("theirs", 1));
    expect(director.act?.number).toBe(1);
    vi.advanceTimersByTime(2 * 700);
    expect(shown).toEqual(["0 mine", "1400 theirs"]);
    expect(director.since.map((one) => one.number)).toEqual([2]);
  });
});

describe("what happened since the last answer", () => {
  it("is told once more, from where it began", () => {
    const { director, shown } = staged();
    director.addOwn(scene("mine"));
    for (const state of ["a", "b"]) director.add(scene(state, 1));
    expect(director.mayRepeat).toBe(false);
    vi.advanceTimersByTime(1400);
    expect(director.mayRepeat).toBe(true);
    director.repeat();
    expect(director.behind).toBe(true);
    vi.advanceTimersByTime(1400);
    expect(shown).toEqual(["0 mine", "0 a", "700 b", "1400 mine", "1400 a", "2100 b"]);
    expect(director.since).toHaveLength(2);
  });

  it("takes its time even for those who want everything at once", () => {
    const { director, shown } = staged(BEATS.once);
    director.addOwn(scene("mine"));
    for (const state of ["a", "b"]) director.add(scene(state, 1));
    director.repeat();
    vi.advanceTimersByTime(700);
    expect(shown.slice(3)).toEqual(["0 mine", "0 a", "700 b"]);
  });

  it("cannot be told where nobody did anything", () => {
    const { director } = staged();
    director.addOwn(scene("mine", 1));
    vi.advanceTimersByTime(700);
    expect(director.mayRepeat).toBe(false);
  });
});
