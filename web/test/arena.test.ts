import { describe, expect, it } from "vitest";
import { Play } from "../src/games/arena_maximus/play.svelte";
import { stations } from "../src/games/arena_maximus/moving";
import { BOX, inside, Oval, roomFor, Strip, way, type Shape } from "../src/games/arena_maximus/oval";
import {
  askingOf,
  composed,
  counted,
  dangerOf,
  entered,
  isReconstructed,
  isWhole,
  motionsOf,
  pairs,
  percentText,
  readCard,
  readTile,
  speedAfter,
  standings,
  stateOf,
  swapOf,
  targetsOf,
  threats,
  usedPlaces,
  type Chariot,
  type Choice,
  type RaceEvent,
  type RaceView,
  type Told,
  type Skill,
} from "../src/games/arena_maximus/read";
import type { Book } from "../src/lib/book";
import { settings } from "../src/lib/settings.svelte";
import type { Sight } from "../src/lib/game";
import { StillSight } from "../src/lib/still.svelte";
import type { Question } from "../src/lib/wire";

const COLOURS: Skill[] = ["green", "red", "blue"];
const SHAPES: Shape[] = [...runs("straight", 7), ...runs("curve", 9), ...runs("straight", 7), ...runs("curve", 9)];

function runs(shape: Shape, count: number): Shape[] {
  return Array.from({ length: count }, () => shape);
}

function chariot(seat: number, more: Partial<Chariot> = {}): Chariot {
  const progress = more.progress ?? 0;
  return {
    seat,
    colour: COLOURS[seat] ?? "black",
    beast: 2,
    driver: 2,
    chariot: 6,
    progress,
    tile: progress % 32,
    status: "racing",
    crossed: false,
    broken: false,
    damage: 0,
    markers: [],
    moved: false,
    pool: [],
    hand: 7,
    cards: null,
    ...more,
  };
}

function race(chariots: Chariot[], more: Partial<RaceView> = {}): RaceView {
  const standing = (tile: number, racing: boolean) =>
    chariots.filter((one) => one.tile === tile && (one.status === "racing") === racing).map((one) => one.seat);
  return {
    seats: chariots.length,
    round: 3,
    laps: 1,
    components: "reconstructed set",
    turn: 0,
    to_act: [1, 2],
    steps: 0,
    hasten: 0,
    asked: [0],
    choice: "set-speed",
    question: { choice: "set-speed", clause: "AM-4.2", speed: 3, added: 0, removed: 0, left: 2 },
    deck: 40,
    discard: [],
    track: SHAPES.map((shape, tile) => ({
      tile: tile === 0 ? "start/finish" : tile > 20 ? "face-down" : tile === 13 ? "hazard blue+green" : "rocks 2",
      shape,
      line: standing(tile, true),
      crashed: standing(tile, false),
    })),
    chariots,
    you: { seat: 0, hand: ["whip green", "whip green", "rein red", "magic"] },
    ...more,
  };
}

describe("cards and tiles", () => {
  it("are read from their words", () => {
    expect(readCard("rein blue+red")).toEqual({ name: "rein blue+red", kind: "rein", skills: ["blue", "red"] });
    expect(readCard("whip plain").skills).toEqual([]);
    expect(readCard("magic").skills).toHaveLength(5);
    expect(readTile("jump 3")).toEqual({ kind: "jump", rating: 3 });
    expect(readTile("hazard red+red")).toEqual({ kind: "hazard", skills: ["red", "red"] });
    expect([readTile("face-down").kind, readTile("start/finish").kind]).toEqual(["hidden", "line"]);
  });

  it("are counted by their faces", () => {
    expect(counted(["magic", "whip red", "magic"])).toEqual([
      { card: "magic", count: 2 },
      { card: "whip red", count: 1 },
    ]);
  });
});

describe("the oval", () => {
  const oval = new Oval(SHAPES);
  const far = (one: { x: number; y: number }, other: { x: number; y: number }) =>
    Math.hypot(one.x - other.x, one.y - other.y);

  it("is closed: every tile begins where the one before ends", () => {
    for (let tile = 0; tile < 32; tile += 1) {
      for (const r of [oval.inner, oval.inner + oval.depth])
        expect(far(oval.at(tile, 1, r), oval.at((tile + 1) % 32, 0, r))).toBeLessThan(1e-9);
    }
  });

  it("keeps lines of five apart", () => {
    for (let tile = 0; tile < 32; tile += 1) {
      const line = Array.from({ length: 5 }, (_, place) => inside(oval, tile, place, 5));
      const gaps = line.slice(1).map((point, place) => far(point, line[place] ?? point));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(28.9);
    }
  });

  it("runs to the right below and back above", () => {
    expect([oval.heading(0), oval.heading(18)]).toEqual([0, 180]);
    expect(oval.heading(11)).toBeCloseTo(270);
  });

  it("takes other tracks, too: the line further on, a short one, one that is no oval", () => {
    const summary = new Oval([...runs("straight", 6), ...SHAPES.slice(7), "straight"]);
    expect(summary.at(0, 0, 200).x).toBeCloseTo(82);
    expect(summary.at(31, 0, 200).x).toBeCloseTo(0);
    for (const shapes of [
      [...runs("straight", 4), ...runs("curve", 5), ...runs("straight", 4), ...runs("curve", 5)],
      runs("straight", 12),
    ]) {
      const other = new Oval(shapes);
      expect(far(other.at(shapes.length - 1, 1, 200), other.at(0, 0, 200))).toBeLessThan(1e-9);
    }
  });

  it("is laid out straight from a tile on", () => {
    const strip = new Strip(10);
    expect(strip.at(12, 0.5, 90)).toEqual({ x: 177.5, y: 90 });
    expect(way(strip, 10, 1)).toBe("M35.5 118L53.25 118L71 118L88.75 118L106.5 118");
  });

  it("finds room for a panel beside a line of chariots", () => {
    const line = Array.from({ length: 5 }, (_, place) => inside(oval, 0, place, 5));
    const { left, top, width, height } = roomFor(500, 240, line);
    expect(line.some(({ x, y }) => x > left && x < left + width && y > top && y < top + height)).toBe(false);
    expect(left + width).toBeLessThan(BOX.x + BOX.width);
  });

  it("leads a chariot along the track, not across it", () => {
    const end = inside(oval, 17, 0, 1);
    const course = stations(oval, 14, 17, end, oval.heading(17), (progress) => progress % 32);
    expect(course).toHaveLength(4);
    expect(course.at(-1)).toEqual({ x: 0, y: 0, turn: 0 });
    expect(Math.abs(course[0]?.turn ?? 0)).toBeLessThan(90);
  });
});

describe("danger", () => {
  it("has three steps, and nothing is rounded away", () => {
    expect([4.9, 5, 15, 15.1].map(dangerOf)).toEqual(["safe", "warn", "warn", "danger"]);
    expect([0, 0.004, 0.09, 0.996, 1].map(percentText)).toEqual(["0", "<1", "9", "99", "100"]);
  });

  it("comes from rivals who can still reach a place", () => {
    const view = race([chariot(0, { progress: 10 }), chariot(1, { progress: 8 }), chariot(2, { progress: 12 })]);
    const rivals = [
      { seat: 1, slowest: 1, fastest: 5, sets: 2 },
      { seat: 2, slowest: 0, fastest: 0, sets: 0 },
    ];
    expect(threats(view, { speeds: [], rivals }, 0, 13).map((one) => one.seat)).toEqual([1]);
    expect(threats(view, { speeds: [], rivals }, 0, 14)).toEqual([]);
  });
});

describe("where chariots are", () => {
  it("is told tile by tile to the finish", () => {
    const view = race([chariot(0, { progress: 30 }), chariot(1, { progress: 31 })]);
    const run = entered(view, view.chariots[0] as Chariot, 3);
    expect(run.map((step) => [step.tile, step.finish, step.rivals])).toEqual([
      [31, false, [1]],
      [0, true, []],
      [1, true, []],
    ]);
  });

  it("is ordered from the foremost, those out of the race last", () => {
    const view = race([
      chariot(0, { progress: 30, status: "out" }),
      chariot(1, { progress: 3 }),
      chariot(2, { progress: 9 }),
    ]);
    expect(standings(view).map((one) => one.seat)).toEqual([2, 1, 0]);
    expect(view.chariots.map((one) => stateOf(view, one))).toEqual(["out", "waiting", "waiting"]);
  });
});

describe("an answer put together of cards", () => {
  it("takes magic for the rein of a set, though a set cannot begin with it", () => {
    const says = ["lay whip green", "lay whip red"];
    const question: Question = {
      seat: 0,
      since: 4,
      choice: "lay-sets",
      clause: "AM-8.2",
      facts: {},
      options: says.map((say, pick) => ({ pick, say, clause: "AM-8.2", declines: null })),
    };
    const view = race([chariot(0), chariot(1)], {
      choice: "lay-sets",
      question: {
        choice: "lay-sets",
        clause: "AM-8.2",
        purpose: "ram",
        rival: 1,
        next: "whip",
        laid: 0,
        left: 2,
        most: 2,
      },
      you: { seat: 0, hand: ["whip green", "whip red", "magic"] },
    });
    const moment = { seq: 9, seat: 0, seats: [], names: [], waiting: [0], events: [], result: null };
    const sight = new StillSight(
      "arena-maximus",
      {},
      null as unknown as Book,
      { ...moment, question, view },
      { answer: () => undefined },
    );
    const play = new Play(() => sight as unknown as Sight<Told>);
    expect(play.mayUse("hand", 2)).toBe(true);
    expect(play.most).toBe(1);
    settings.confirm = "always";
    play.chooseCount(1);
    expect(sight.draft.planned).toEqual(["lay whip green", "lay magic", "done"]);
  });
});

/** A question of this name. */
type Asks<One> = Extract<NonNullable<RaceView["question"]>, { choice: One }>;

describe("questions", () => {
  const chariots = [chariot(0, { progress: 13 }), chariot(1), chariot(2)];
  const asking = <One extends Choice>(choice: One, facts: Partial<Asks<One>>) => {
    const question = { choice, clause: "", ...facts } as Asks<One>;
    const found = askingOf(race(chariots, { choice, question }));
    if (found === null) throw new Error("nothing is asked");
    return found;
  };

  it("are read by their names", () => {
    expect(asking("set-speed", { added: 1, removed: 0, left: 1 })).toMatchObject({ left: 1, laid: 1 });
    expect(asking("block", { mover: 2, before: 1, laid: 0, left: 2 })).toMatchObject({ rival: 2, before: 1, left: 2 });
    const sets = asking("lay-sets", { purpose: "cancel", rival: 1, next: "rein", laid: 1, left: 1, most: 2 });
    expect(sets).toMatchObject({ purpose: "cancel", rival: 1, left: 1, against: 2, half: true });
    const whips = asking("lay-whips", { purpose: "cancel", rival: 1, laid: 0, left: 2, most: 2 });
    expect(whips).toMatchObject({ purpose: "cancel", left: 2, rival: 1 });
    expect(asking("pay-hazard", { icon: "blue" }).icon).toBe("blue");
  });

  it("are answered with several cards at once", () => {
    const speed = asking("set-speed", { added: 0, removed: 0, left: 2 });
    expect(composed(speed, "add", ["whip green"])).toEqual(["add whip green", "done"]);
    expect(composed(speed, "add", ["whip green", "whip green"])).toEqual(["add whip green", "add whip green"]);
    expect(composed(speed, "add", [])).toEqual(["done"]);
    const block = asking("answer-block", { due: 2, paid: 0, left: 2 });
    expect(composed(block, "lay", ["rein red", "magic"])).toEqual(["lay rein red", "lay magic"]);
    expect([isWhole(block, ["rein red"]), isWhole(block, ["rein red", "magic"])]).toEqual([false, true]);
  });

  it("about sets are answered with a whip and a rein in turn", () => {
    const ram = asking("lay-sets", { purpose: "ram", rival: 1, next: "whip", laid: 0, left: 2, most: 2 });
    expect(pairs(["whip green", "magic"])).toEqual({ whips: ["whip green"], reins: ["magic"] });
    expect(composed(ram, "lay", ["whip green", "rein red"])).toEqual(["lay whip green", "lay rein red", "done"]);
    expect(isWhole(ram, ["whip green"])).toBe(false);
  });

  it("find the cards of an answer again, of like ones one after the other", () => {
    const hand = ["whip green", "whip green", "magic"];
    const says = ["add whip green", "discard whip green", "done"];
    const added = usedPlaces(hand, says, "add");
    expect([...added]).toEqual([0]);
    expect([...usedPlaces(hand, says, "discard", added)]).toEqual([1]);
    expect(speedAfter(3, ["add magic", "add magic", "done"])).toBe(5);
    expect(speedAfter(3, ["remove magic", "done"])).toBe(2);
  });

  it("point at chariots and tiles", () => {
    const options = ["ram 2", "cast fireball 2", "done"].map((say, pick) => ({
      say,
      pick,
      clause: "AM-8.1",
      declines: null,
    }));
    const targets = targetsOf({ seat: 0, choice: "ram-choice", clause: "AM-8.1", since: 1, facts: {}, options });
    expect(targets.get(2)?.map((option) => option.say)).toEqual(["ram 2", "cast fireball 2"]);
    expect(swapOf(race([chariot(0, { progress: 1 })]), 0, "cast alter -2 +3")).toEqual([31, 4]);
  });
});

it("moves what events tell, a chariot once for all its steps", () => {
  const before = race([chariot(0, { progress: 10 }), chariot(1, { progress: 4 })]);
  const now = race([chariot(0, { progress: 12 }), chariot(1, { progress: 4 })]);
  const told = { seq: 1, clause: "AM-7.2" };
  const events: RaceEvent[] = [
    { ...told, number: 1, kind: "entered", seat: 0, "tile-number": 11, tile: "empty" },
    { ...told, number: 2, kind: "entered", seat: 0, "tile-number": 12, tile: "empty" },
    { ...told, number: 3, kind: "tiles-revealed", first: 16, tiles: ["empty", "jump 2"] },
    { ...told, number: 4, kind: "crashed", seat: 1, "tile-number": 4 },
  ];
  expect(motionsOf(events, 0, before, now)).toEqual([
    { kind: "drive", seat: 0, from: 10, to: 12 },
    { kind: "turn", first: 16, count: 2 },
    { kind: "crash", seat: 1 },
  ]);
  expect(motionsOf(events, 4, before, now)).toEqual([]);
});

it("knows the set that was put together from one that was loaded", () => {
  expect([{}, { components: {} }, { components: { id: "mine" } }].map(isReconstructed)).toEqual([true, true, false]);
});
