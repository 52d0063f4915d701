import { describe, expect, it } from "vitest";
import { beat as arenaBeat } from "../src/games/arena_maximus/story";
import { beat as circusBeat } from "../src/games/circus_maximus/story";
import { beat as colossalBeat } from "../src/games/colossal_arena/story";
import type { Act } from "../src/lib/director.svelte";
import type { GameFace } from "../src/lib/game";
import type { EventWords } from "../src/lib/wire";
import { actsOf, worthTelling } from "../src/table/acts";
import { marksOf } from "../src/table/marks";
import { placed } from "../src/table/placing";

type Beats = Pick<GameFace, "beat" | "untold">;
const face = (beat: unknown): Beats => ({ beat, untold: new Set() }) as unknown as Beats;
const ARENA = face(arenaBeat);
const CIRCUS = face(circusBeat);
const COLOSSAL = face(colossalBeat);
const RACE = {
  chariots: [
    { colour: "red", owner: 0 },
    { colour: "blue", owner: 1 },
  ],
};
const GAMES = {
  creatures: [
    { creature: "wyrm", rows: [{ row: 1, bet: 0 }] },
    { creature: "troll", rows: [{ row: 1, bet: 1 }] },
  ],
  players: [{ secret: null }, { secret: null }],
};

let number = 0;
function event(kind: string, words: Record<string, unknown> = {}): EventWords {
  number += 1;
  return { number, seq: number, kind, clause: "CA-1.1", ...words } as EventWords;
}

function told(acts: readonly Act[]): string[] {
  return acts.map((act) => act.events.map((one) => one.kind).join(" "));
}

describe("events become acts", () => {
  it("joins what comes of an act to it, and leaves out what only the log tells", () => {
    const events = [
      event("turn-begun", { seat: 1 }),
      event("no-bet-placed", { seat: 1 }),
      event("combat-card-played", { seat: 1, card: "wyrm 4", row: 1 }),
      event("backer-changed", { seat: 1, creature: "wyrm" }),
      event("cards-drawn", { seat: 1, count: 1, deck: 40 }),
    ];
    const acts = actsOf(COLOSSAL, events, GAMES, 0);
    expect(told(acts)).toEqual(["combat-card-played backer-changed"]);
    expect(acts[0]?.beats).toBe(1.5);
    expect(acts[0]?.at[0]).toBe('[data-fly="top wyrm 1"]');
  });

  it("tells a way once, where it ends", () => {
    const events = [1, 2, 3].map((tile) => event("entered", { seat: 1, "tile-number": tile, tile: "empty" }));
    const acts = actsOf(ARENA, events, RACE, 0);
    expect(told(acts)).toEqual(["entered"]);
    expect(acts[0]?.events[0]?.["tile-number"]).toBe(3);
  });

  it("takes longer over what matters", () => {
    const long = (acts: Act[]) => acts[0]?.beats ?? 0;
    const plain = long(actsOf(CIRCUS, [event("phase-ended", { chariot: "blue" })], RACE, 0));
    const flip = [
      event("strain-rolled", { chariot: "blue", strain: "FP", dice: [6, 5] }),
      event("flipped", { chariot: "blue" }),
    ];
    const fall = [event("creature-eliminated", { creature: "troll", strength: 0 })];
    expect(plain).toBe(1);
    expect(long(actsOf(CIRCUS, flip, RACE, 0))).toBe(3);
    expect(long(actsOf(COLOSSAL, fall, GAMES, 0))).toBe(3);
    expect(long(actsOf(CIRCUS, [event("marker-taken", { chariot: "blue" })], RACE, 0))).toBe(2);
    expect(long(actsOf(CIRCUS, [event("placed", { chariot: "blue", place: 1 })], RACE, 0))).toBe(4);
  });

  it.each([
    ["a chariot that flips", CIRCUS, event("flipped", { chariot: "red" }), RACE, true],
    ["another's chariot", CIRCUS, event("flipped", { chariot: "blue" }), RACE, false],
    ["a chariot that crashes", ARENA, event("crashed", { seat: 0 }), RACE, true],
    ["a creature one has bet on", COLOSSAL, event("creature-eliminated", { creature: "wyrm" }), GAMES, true],
    ["a creature others have bet on", COLOSSAL, event("creature-eliminated", { creature: "troll" }), GAMES, false],
  ] as const)("knows what the reader loses: %s", (_, game, one, view, lost) => {
    const [act] = actsOf(game, [one], view, 0);
    expect(act?.lost !== null).toBe(lost);
    expect(act?.noise).toBe("crash");
  });

  it("says of a throw whether it went well", () => {
    const rolled = (damaged: string) =>
      actsOf(
        CIRCUS,
        [
          event("attacked", { chariot: "blue", rival: "red" }),
          event("cars-rolled", { chariot: "blue", rival: "red", damaged }),
        ],
        RACE,
        0,
      );
    expect(rolled("neither")[0]?.tones).toEqual(["plain", "good"]);
    expect(rolled("both")[0]?.tones).toEqual(["plain", "bad"]);
  });

  it("does not tell the reader what he did himself, unless something came of it", () => {
    const played = event("combat-card-played", { seat: 0, card: "wyrm 4", row: 1 });
    const backs = event("backer-changed", { seat: 0, creature: "wyrm" });
    expect(worthTelling(actsOf(COLOSSAL, [played], GAMES, 0), 0)).toEqual([]);
    expect(worthTelling(actsOf(COLOSSAL, [played, backs], GAMES, 0), 0)).toHaveLength(1);
  });
});

describe("what is marked", () => {
  function act(at: string, beats = 1): Act {
    number += 1;
    return { number, seat: 1, events: [], tones: [], beats, at: [at], noise: null, lost: null };
  }

  it("is what happened to each thing last, numbered in order", () => {
    const acts = [act("a"), act("b"), act("a")];
    expect(marksOf(acts).map((one) => [one.label, one.act.number])).toEqual([
      [1, acts[1]?.number],
      [2, acts[2]?.number],
    ]);
  });

  it("is not what the reader's own piece did, but what was done to it", () => {
    const hurt: Act = { ...act("mine"), tones: ["plain", "bad"] };
    expect(marksOf([act("mine")], 1)).toEqual([]);
    expect(marksOf([hurt], 1)).toHaveLength(1);
  });

  it("is what mattered, if there is too much of it", () => {
    const acts = [act("grave", 3), ...["b", "c", "d", "e", "f", "g"].map((at) => act(at))];
    expect(marksOf(acts).map((one) => one.act.at[0])).toEqual(["grave", "d", "e", "f", "g"]);
  });
});

describe("a caption", () => {
  const area = { left: 0, top: 100, width: 1000, height: 500 };
  const size = { width: 300, height: 80 };

  it("stands towards the middle, beside what it is about and not on it", () => {
    const high = placed(area, size, { left: 480, top: 150, width: 40, height: 40 });
    expect(high).toEqual({ left: 350, top: 206, tail: { side: "top", at: 150 } });
    const low = placed(area, size, { left: 480, top: 500, width: 40, height: 40 });
    expect(low).toEqual({ left: 350, top: 404, tail: { side: "bottom", at: 150 } });
  });

  it("stays in sight, and its tail points at the piece", () => {
    const spot = placed(area, size, { left: 0, top: 150, width: 40, height: 40 });
    expect(spot.left).toBe(6);
    expect(spot.tail?.at).toBe(22);
  });

  it("stands by itself where there is no room, or nothing to point at", () => {
    expect(placed(area, size, null).tail).toBeNull();
    const flat = { ...area, height: 130 };
    expect(placed(flat, size, { left: 480, top: 150, width: 40, height: 40 }).tail).toBeNull();
  });
});
