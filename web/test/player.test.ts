// Stepping through a replay by turns, acts and moves; and when something was, in words.
import { beforeEach, describe, expect, it } from "vitest";
import type { Act } from "../src/lib/director.svelte";
import { speak } from "../src/lib/texts.svelte";
import type { EventWords, ReplayWords, ReviewWords } from "../src/lib/wire";
import { Player, type Unit } from "../src/review/player.svelte";
import { decidedText, turnText } from "../src/review/when";

const LAST = 70;
/** Turns begin every ten entries; every third entry tells something, every sixth twice. */
const turns = [0, 10, 20, 30, 40, 50, 60];
const acts = (seq: number): Act[] => Array.from({ length: seq % 6 === 0 ? 2 : seq % 3 === 0 ? 1 : 0 }, () => act(seq));

function act(number: number): Act {
  return { number, seat: 0, events: [], tones: [], beats: 1, at: [], noise: null, lost: null };
}

function piece(first: number, count: number): ReplayWords {
  const seqs = Array.from({ length: count }, (_, at) => first + at).filter((seq) => seq <= LAST);
  const steps = seqs.map((seq) => ({
    seq,
    seat: 0,
    say: [],
    first: seq,
    clause: null,
    waiting: [],
    view: {},
    views: null,
  }));
  const events = seqs.map((seq) => ({ number: seq, seq, kind: "thing" }));
  const head = { game: "colossal-arena", rules: 1, options: {}, seats: 2, names: ["", ""], last: LAST, earliest: 0 };
  return { ...head, result: null, eyes: "all", steps, events };
}

async function player(at: number, unit: Unit): Promise<Player> {
  const made = new Player(async (first, count) => piece(first, count), { turns: () => turns, acts });
  await made.to(at);
  made.unit = unit;
  return made;
}

async function way(from: Player, steps: (1 | -1)[]): Promise<[number, number][]> {
  const places: [number, number][] = [];
  for (const by of steps) {
    await from.step(by);
    places.push([from.at, from.place]);
  }
  return places;
}

describe("a replay steps", () => {
  it("by moves", async () => {
    expect(await way(await player(69, "move"), [1, 1, -1])).toEqual([
      [70, 0],
      [70, 0],
      [69, 0],
    ]);
  });

  it("by turns, to the ends where there are no more", async () => {
    expect(await way(await player(13, "turn"), [1, 1, -1, -1])).toEqual([
      [20, 0],
      [30, 0],
      [20, 0],
      [10, 0],
    ]);
    expect(await way(await player(64, "turn"), [1])).toEqual([[70, 0]]);
    expect(await way(await player(0, "turn"), [-1])).toEqual([[0, 0]]);
  });

  it("by acts, each of those an entry tells, and past entries that tell nothing", async () => {
    expect(await way(await player(3, "act"), [1, 1, 1, -1, -1, -1])).toEqual([
      [6, 0],
      [6, 1],
      [9, 0],
      [6, 1],
      [6, 0],
      [3, 0],
    ]);
    expect(await way(await player(69, "act"), [1])).toEqual([[70, 0]]);
  });

  it("by another unit once, without changing its own", async () => {
    const made = await player(13, "move");
    await made.step(1, "turn");
    expect([made.at, made.unit]).toEqual([20, "move"]);
  });

  it("showing the act, only where it steps by them", async () => {
    const made = await player(6, "act");
    expect([made.acts, made.act?.number, made.atStart, made.atEnd]).toEqual([2, 6, false, false]);
    made.unit = "move";
    expect(made.act).toBe(null);
    await made.to(LAST);
    expect(made.atEnd).toBe(true);
  });
});

describe("a moment", () => {
  beforeEach(() => speak("en"));
  const event = (number: number, seq: number, kind: string): EventWords => ({ number, seq, kind });

  it("is told by the turn it was in, though it may have begun the next", () => {
    const events = [event(0, 0, "turn-begun"), event(1, 3, "thing"), event(2, 4, "turn-begun"), event(3, 5, "thing")];
    const face = { turnKind: "turn-begun" };
    expect([0, 3, 4, 5].map((entry) => turnText(face, {}, events, entry))).toEqual([
      "Before the first turn",
      "Turn 1",
      "Turn 1",
      "Turn 2",
    ]);
  });

  it("is told as the game has it, if the game has words for it", () => {
    const events = [event(0, 0, "turn-begun"), event(7, 4, "drawn")];
    const face = { turnKind: "drawn", turnTitle: (one: EventWords | null) => `with event ${one?.number}` };
    expect(turnText(face, {}, events, 3)).toBe("with event 7");
  });

  it("of decision names those who have won", () => {
    const seats = [1, 2].map((place, seat) => ({ seat, place })) as ReviewWords["seats"];
    expect(decidedText({ decided: 12, seats }, ["Ada", "Bo"])).toContain("Ada");
    expect(decidedText({ decided: 0, seats }, ["Ada", "Bo"])).toContain("from start to finish");
  });
});
