// The facts a race is drawn from: a small track, views and odds as the server gives them.
import { describe, expect, it } from "vitest";
import { chanceSaid } from "../src/games/circus_maximus/chance";
import {
  aheadOf,
  chanceText,
  columnsOf,
  costsOf,
  drawnNow,
  fieldOf,
  motionsOf,
  flipLimit,
  neededFor,
  orderOf,
  percent,
  pointLimits,
  preparation,
  raceOrder,
  rankOf,
  riskOf,
  rollsOf,
  runsOf,
  slotOf,
  stateOf,
  targetOf,
  turnAt,
  turnBefore,
  verbOf,
  weaponsOf,
  weatherOf,
  type Chariot,
  type RaceEvent,
  type RaceView,
} from "../src/games/circus_maximus/read";
import { around, Course, lookAt, placeOf, turned, unwound, zoomed } from "../src/games/circus_maximus/track";
import { speak, t } from "../src/lib/texts.svelte";
import type { SectionWords, SquareWords, TrackWords } from "../src/lib/wire";

/** A straight whose lane 1 lies two squares below the axis, unless something else is said. */
function section(name: string, facts: Partial<SectionWords> = {}): SectionWords {
  const plain = { x: 0, y: 5.5, heading: 0, length: 1, turn: 0, inside: "left", marker: null };
  return { name, ...plain, safe: [], counts: [], level: [], block: [], ...facts };
}

/** The lines of a figure 8, and one lane of its first leg and the squares that it shares with the other. */
function eight(): Course {
  const R = 6;
  const [leg, loop] = [2 * R, 1.5 * Math.PI * R];
  const sections = [
    section("east", { x: -R, y: 0, length: leg, block: [2, 10], counts: [12] }),
    section("dolphins", { x: R, y: 0, length: loop, turn: -270, safe: [8] }),
    section("south", { x: 0, y: -R, heading: 90, length: leg, inside: "right", block: [2, 10] }),
    section("eggs", { x: 0, y: R, heading: 90, length: loop, turn: 270, inside: "right", safe: [8] }),
    section("gray", { x: -R - 4, y: 0, length: 4 }),
  ];
  const names = Array.from({ length: 12 }, (_, index) => `east ${index + 1}/1`);
  const squares = [...names, "south 3/8", "eggs 1/8"].map((name, number): SquareWords => {
    const near = { change: [null, null], slips: [[], []], beside: [[], []] };
    const twin = name === "south 3/8" ? 2 : number >= 2 && number < 10 ? 12 : null;
    return { name, x: number, y: 0, heading: 0, outline: "", next: number + 1, back: number - 1, twin, ...near };
  });
  const extent = [-16, -10, 32, 20];
  return new Course({
    label: "8",
    hash: "",
    laps: 3,
    pitch: 1,
    extent,
    finish: "south",
    sections,
    plates: [],
    starts: [],
    squares,
  });
}

/** Two lanes of three home squares, the outer one a square longer in its corner. */
function course(): Course {
  const names = [
    "home 1/1",
    "home 2/1",
    "home 3/1",
    "dolphins 1/1",
    "home 1/2",
    "home 2/2",
    "home 3/2",
    "dolphins 1/2",
    "gray 4/1",
  ];
  const squares: SquareWords[] = names.map((name, number) => {
    const { lane, section } = placeOf(name);
    const first = lane === 1 ? 0 : 4;
    const x = section === "gray" ? -0.5 : number - first + 0.5;
    return {
      name,
      x,
      y: lane + 1,
      heading: section === "dolphins" ? 330 : 0,
      outline: "",
      next: section === "gray" ? 0 : first + ((number - first + 1) % 4),
      back: number === first ? first + 3 : number - 1,
      change: [lane === 2 ? number - 3 : null, lane === 1 ? number + 5 : null],
      slips: [lane === 2 ? [number - 4] : [], lane === 1 && section !== "gray" ? [number + 4] : []],
      beside: [lane === 2 ? [number - 4] : [], lane === 1 ? [number + 4] : []],
      twin: null,
    };
  });
  const words: TrackWords = {
    label: "small",
    hash: "",
    laps: 3,
    pitch: 1,
    extent: [0, 1.5, 10, 8],
    finish: "home",
    sections: [
      section("home", { length: 3, counts: [3, 3] }),
      section("dolphins", { x: 3, length: 5.5 * Math.PI, turn: -180, safe: [8, 10], level: [0, 1], counts: [1, 1] }),
      section("gray", { x: -4, length: 4, counts: [4, 4] }),
    ],
    plates: [],
    starts: [],
    squares,
  };
  return new Course(words);
}

function chariot(colour: Chariot["colour"], facts: Partial<Chariot> = {}): Chariot {
  return {
    colour,
    owner: 0,
    standing: "racing",
    driver: "aboard",
    team: "home 2/1",
    to_go: 100,
    points: [1, 1, 1, 1],
    spare: 0,
    ...facts,
  } as Chariot;
}

function view(facts: Partial<RaceView>): RaceView {
  const chariots = facts.chariots ?? [];
  const order = chariots.map(({ colour }, place) => ({ colour, place: place + 1, lap: 1, gap: 10 * place }));
  return {
    turn: 2,
    cup: [],
    later: [],
    mover: null,
    choice: null,
    asked: [],
    chariots,
    order,
    ...facts,
  } as unknown as RaceView;
}

/** An event of a kind; of its facts, those that matter here. */
function event<Kind extends RaceEvent["kind"]>(
  number: number,
  kind: Kind,
  facts: Partial<Extract<RaceEvent, { kind: Kind }>> = {},
): RaceEvent {
  return { number, seq: number, kind, clause: "", ...facts } as Extract<RaceEvent, { kind: Kind }>;
}

describe("a track that crosses itself", () => {
  it("tells who is in the crossing, on which leg, and who comes into it", () => {
    const track = eight();
    expect(track.crosses).toBe(true);
    expect(track.crossing(track.at("east 5/1"))).toEqual({ leg: 0, step: 3 });
    expect(track.crossing(track.at("south 3/8"))).toEqual({ leg: 1, step: 1 });
    expect(track.crossing(track.at("east 2/1"))).toBeNull();
    expect(track.crossing(null)).toBeNull();
    expect(track.entering(track.at("east 2/1"))).toBe(0);
    expect([track.letter(0), track.letter(1)]).toEqual(["E", "S"]);
    expect(track.entering(track.at("east 4/1"))).toBeNull();
    expect(track.entering(track.at("east 11/1"))).toBeNull();
    expect(course().entering(0)).toBeNull();
  });

  it("has the inside on the hand of the corner ahead", () => {
    const track = eight();
    expect([0, 12, 13].map((square) => track.leftOf(square))).toEqual(["in", "out", "out"]);
    expect(course().leftOf(0)).toBe("in");
  });

  it("has a wall for each corner, from where the crossing is left to where it is entered", () => {
    const track = eight();
    expect(track.rims(4)).toEqual([
      "M120 120L180 120A300 300 0 1 0 -120 -180L-120 -120",
      "M120 120L120 180A300 300 0 1 1 -180 -120L-120 -120",
    ]);
    expect(course().rims(4)).toHaveLength(1);
  });

  it("has a lap that comes back to where it began", () => {
    const track = eight();
    const end = track.lap.map((section) => track.spot(section, section.length, 0));
    const starts = track.lap.map((section) => track.spot(section, 0, 0));
    end.forEach((spot, place) => {
      const next = starts[(place + 1) % starts.length];
      expect(spot.x).toBeCloseTo(next?.x ?? NaN);
      expect(spot.y).toBeCloseTo(next?.y ?? NaN);
      expect(Math.cos(((spot.heading - (next?.heading ?? NaN)) * Math.PI) / 180)).toBeCloseTo(1);
    });
  });
});

describe("the track", () => {
  it("names squares by section, place and lane", () => {
    expect(placeOf("dolphins 12/7")).toEqual({ section: "dolphins", index: 12, lane: 7 });
  });

  it("leads where the server's tables say", () => {
    const track = course();
    expect(track.landing(1, "forward")).toBe(2);
    expect(track.landing(1, "lane out")).toBe(6);
    expect(track.landing(1, "lane in")).toBeNull();
    expect(track.landing(5, "slip in")).toBe(1);
    expect(track.landing(5, "slip back in")).toBeNull();
    expect(track.landing(1, "run back")).toBe(0);
    expect(track.landing(1, "run out")).toBe(5);
    expect(track.landing(1, "ram red car")).toBeNull();
  });

  it("goes ahead first and aside then", () => {
    const track = course();
    expect(track.line([0, 5])).toBe("M15 60L45 60L45 90");
    expect(track.line([0, 4])).toBe("M15 60L15 90");
    expect(track.line([1, 2, 3])).toBe("M45 60L75 60L90 60A60 60 0 0 0 105 60");
  });

  it("keeps the car on gray behind the first home square", () => {
    const track = course();
    expect(track.behind(0, 8)).toBe(8);
    expect(track.behind(0, 3)).toBe(3);
  });

  it("turns headings the short way", () => {
    const poses = [350, 10, 30].map((heading) => ({ x: 0, y: 0, heading }));
    expect(unwound(poses).map((pose) => pose.heading)).toEqual([350, 370, 390]);
    expect(course().way([0, 5])).toHaveLength(3);
  });
});

describe("the camera", () => {
  const whole = { x: 0, y: 0, width: 480, height: 200 };

  it("fits the board into any shape", () => {
    expect(around(whole, 1)).toEqual({ x: 0, y: -140, width: 480, height: 480 });
    expect(turned(whole)).toEqual({ x: 0, y: -480, width: 200, height: 480 });
  });

  it("never looks past the board", () => {
    expect(lookAt({ x: 0, y: 0 }, 100, whole, 0.5)).toEqual({ x: 0, y: 0, width: 100, height: 50 });
    expect(lookAt({ x: 470, y: 190 }, 100, whole, 0.5)).toMatchObject({ x: 380, y: 150 });
  });

  it("keeps the point under the pointer where it is", () => {
    const near = zoomed(whole, 2, { x: 240, y: 100 }, whole, 200 / 480, 50);
    expect(near).toEqual({ x: 120, y: 50, width: 240, height: 100 });
    expect(zoomed(near, 100, { x: 240, y: 100 }, whole, 200 / 480, 50).width).toBe(50);
    expect(zoomed(near, 0.1, { x: 240, y: 100 }, whole, 200 / 480, 50)).toEqual(whole);
  });
});

describe("risks", () => {
  it("have three shapes", () => {
    const chances = [0, 0.0499, 0.05, 0.15, 0.1501].map((out) => ({ out }));
    expect(chances.map(riskOf)).toEqual(["safe", "safe", "warn", "warn", "danger"]);
  });

  it("are as bad as the worse of two bounds, and unknown where these tell nothing", () => {
    const bounds = (least: number, most: number) => riskOf({ out: least, exact: false, least, most });
    expect([bounds(0, 0.04), bounds(0, 0.1), bounds(0.03, 0.4)]).toEqual(["safe", "warn", "danger"]);
    expect([bounds(0, 1), bounds(0.1, 0.7), bounds(0.2, 0.9)]).toEqual(["unknown", "unknown", "danger"]);
  });

  it("are nothing only where nothing can happen", () => {
    expect([0, 0.001, 0.0095, 0.264].map(percent)).toEqual(["0", "<1", "1", "26"]);
  });

  const sure = { out: 0.15, exact: true };
  const near = { out: 0.15, exact: false, least: 0.145, most: 0.155 };
  const wide = { out: 0.15, exact: false, least: 0.12, most: 0.18 };

  it("show their bounds where these lie further apart than a step of rounding", () => {
    expect([sure, near, wide].map(chanceText)).toEqual(["15", "≈15", "12–18"]);
    expect(chanceText({ ...near, most: 0.155001 })).toBe("14–16");
    expect(chanceText({ out: 0.29, exact: false, least: 0.29, most: 0.57 })).toBe("29–57");
    expect(chanceText({ out: 0, exact: false, least: 0, most: 0.021 })).toBe("0–3");
  });

  it("are about a number where no bounds were told, and certain where nothing can happen", () => {
    expect(chanceText({ out: 0.15, exact: false })).toBe("≈15");
    expect(chanceText({ out: 0, exact: false, least: 0, most: 0.004 })).toBe("≈0");
    expect([{ out: 0, exact: false }, { out: 0 }].map(chanceText)).toEqual(["0", "0"]);
  });

  it("are said in words in both languages", async () => {
    await speak("en");
    expect([sure, near, wide].map(chanceSaid)).toEqual(["15", "about 15", "12 to 18"]);
    expect(t("circus-plan-breaks", { percent: chanceText({ out: 0.14 }) })).toBe("14 %: the plan fails");
    await speak("fr");
    expect([sure, near, wide].map(chanceSaid)).toEqual(["15", "environ 15", "de 12 à 18"]);
    expect(t("circus-plan-breaks", { percent: chanceText({ out: 0.14 }) })).toBe("14 % : le plan échoue");
  });
});

describe("the field", () => {
  it("is ordered as the server tells it, without those that never raced", () => {
    const [red, blue] = [chariot("red"), chariot("blue")];
    const absent = chariot("black", { standing: "out", team: null, points: [] });
    const order = [
      { colour: "blue" as const, place: 1, lap: 2, gap: 0 },
      { colour: "red" as const, place: 2, lap: 1, gap: 30 },
      { colour: "black" as const, place: null, lap: 1, gap: null },
    ];
    const race = view({ chariots: [red, absent, blue], order });
    expect(raceOrder(race)).toEqual([blue, red]);
    expect(rankOf(race, red)?.lap).toBe(1);
    expect([aheadOf(race, blue, red), aheadOf(race, red, blue), aheadOf(race, absent, red)]).toEqual([30, -30, null]);
  });

  it("says what each chariot does in this turn", () => {
    const race = view({ cup: ["red"], mover: "blue", choice: "move-choice" });
    expect(stateOf(race, chariot("red"))).toBe("cup");
    expect(stateOf(race, chariot("blue"))).toBe("moving");
    expect(stateOf(race, chariot("green", { drawn: true }))).toBe("moved");
    const writing = view({
      choice: "write-speeds",
      asked: [0, 2],
      you: { seat: 0, about: "red", written: { white: 12 } },
    });
    expect(stateOf(writing, chariot("red"))).toBe("writing");
    expect(stateOf(writing, chariot("white"))).toBe("written");
    expect(stateOf(writing, chariot("blue", { owner: 1 }))).toBe("written");
    expect(stateOf(writing, chariot("green", { owner: 2 }))).toBe("writing");
    expect(stateOf(view({ turn: 0 }), chariot("red", { drawn: true }))).toBe("none");
  });

  it("knows the tokens drawn in this turn", () => {
    const events = [
      event(0, "turn-begun"),
      event(1, "token-drawn", { chariot: "red" }),
      event(2, "turn-begun"),
      event(3, "token-drawn", { chariot: "blue" }),
    ];
    expect(drawnNow(view({}), events)).toEqual(["blue"]);
    const chariots = [chariot("blue", { drawn: true }), chariot("red", { drawn: true }), chariot("green")];
    expect(drawnNow(view({ chariots }), events)).toEqual(["red", "blue"]);
  });

  it("leaves out chariots that never raced", () => {
    const chariots = [
      chariot("red", { points: [1, 1, 1, 1] }),
      chariot("blue", { standing: "out", team: null, to_go: null, points: [1, 1, 1, 1] }),
      chariot("green", { standing: "out", team: null, to_go: null, points: [] }),
    ];
    expect(raceOrder(view({ chariots })).map((one) => one.colour)).toEqual(["red", "blue"]);
    expect(fieldOf(view({ chariots: [chariot("red", { points: [] })] }))).toHaveLength(1);
  });

  it("knows its turn where the telling begins in the middle", () => {
    const events = [event(0, "moved"), event(3, "turn-begun", { turn: 8 }), event(4, "token-drawn")];
    expect(turnAt(view({ turn: 8 }), events, null)).toBe(7);
    expect(turnAt(view({ turn: 8 }), events, events[2] ?? null)).toBe(8);
    expect(turnAt(view({ turn: 9 }), [], null)).toBe(9);
    expect(turnBefore(view({ turn: 9 }), chariot("red", { speeds: [14], drawn: false }))).toBe(7);
    expect(turnBefore(view({ turn: 2 }), chariot("red", { speeds: [14, 12], drawn: true }))).toBe(0);
  });
});

describe("a plan", () => {
  it("is told run by run", () => {
    expect(runsOf(["forward", "forward", "lane in", "forward"], [1, 1, 2, 1], 3)).toEqual([
      { say: "forward", count: 2, from: 4, to: 5 },
      { say: "lane in", count: 1, from: 6, to: 7 },
      { say: "forward", count: 1, from: 8, to: 8 },
    ]);
  });

  it("spreads what several moves cost together", () => {
    const left: Record<number, number> = { 0: 10, 1: 8, 4: 5 };
    expect(costsOf(4, (moves) => left[moves] ?? null)).toEqual([2, 1, 1, 1]);
    expect(costsOf(2, (moves) => (moves === 0 ? 10 : null))).toEqual([0, 0]);
  });

  it("knows where a move belongs", () => {
    expect(
      ["forward", "over", "lane in", "lane out", "ram red car", "brake", "slip out", "run into"].map(verbOf),
    ).toEqual(["ahead", "ahead", "in", "out", "attack", "brake", "aside", "other"]);
    expect(targetOf("lash green team")).toEqual({ verb: "lash", colour: "green", part: "team" });
    expect(targetOf("brake back")).toBeNull();
  });
});

describe("preparation", () => {
  const options = ["prepare red 0-0-2-2", "prepare red 1-1-1-1"].map((say, pick) => ({
    pick,
    say,
    clause: "",
    declines: null,
  }));

  it("takes its bounds from the options", () => {
    expect(pointLimits(options)).toEqual({ all: 4, each: 2 });
    expect(preparation(options, [1, 1, 1, 1])?.pick).toBe(1);
    expect(preparation(options, [2, 2, 0, 0])).toBeNull();
  });
});

describe("rolls", () => {
  const chart = {
    name: "strain",
    rows: [4, 5, 6],
    columns: [1, 2],
    cells: [
      ["-", "-"],
      ["-", "FP"],
      ["FP", "FP"],
    ],
  };

  it("lead to the row and the column that were used", () => {
    const events = [
      event(0, "strain-rolled", { chariot: "red", row: 12, points: 4, dice: [4, 5, 3] }),
      event(1, "moved", { chariot: "red" }),
      event(2, "lash-rolled", { chariot: "blue", factor: -2, dice: [3, 4] }),
    ];
    expect(rollsOf(events, 5)).toMatchObject([
      { chart: "lash", row: 7, column: -2 },
      { chart: "strain", row: 12, column: 4 },
    ]);
    expect(rollsOf(events, 1)).toHaveLength(1);
  });

  it("of injuries are found by what they gave, since the car that struck is not told", () => {
    const horses = { name: "horse-struck", rows: [2, 3], columns: [-3, 0, 3], cells: [[..."001"], [..."012"]] };
    const events = [
      event(0, "horse-injured", { chariot: "red", horse: 1, points: 2, dice: [1, 2] }),
      event(1, "horse-injured", { chariot: "red", horse: 1, points: 0, dice: [1, 1] }),
      event(2, "wheel-damaged", { chariot: "red", wheel: "left", points: 1, dice: [4] }),
    ];
    const [wheel, unharmed, struck] = rollsOf(events, 3);
    expect([wheel?.chart, unharmed?.chart, struck?.chart]).toEqual([null, "horse-struck", "horse-struck"]);
    expect([unharmed, struck].map((roll) => roll && columnsOf(horses, roll))).toEqual([[0, 1], [2]]);
  });

  it("beyond a chart's ends count as its ends", () => {
    expect([1, 5, 40].map((row) => slotOf(chart.rows, row))).toEqual([0, 1, 2]);
    expect([1, 2].map((column) => neededFor(chart, column, "FP"))).toEqual([6, 5]);
    expect(neededFor(chart, 1, "SS")).toBeNull();
    expect(flipLimit(chart, event(0, "strain-rolled", { strain: "FP", points: 2, row: 6 }))).toBe(4);
    expect(flipLimit(chart, event(0, "strain-rolled", { strain: "S", points: 2, row: 4 }))).toBeNull();
  });
});

describe("motions", () => {
  it("join the steps of one drive", () => {
    const events = [
      event(4, "moved", { chariot: "red", square: "home 3/1" }),
      event(5, "lane-changed", { chariot: "red", square: "home 4/2" }),
      event(6, "attacked", { chariot: "red", rival: "blue" }),
      event(7, "moved", { chariot: "red", square: "home 5/2" }),
      event(8, "ran", { chariot: "green", square: "home 9/8" }),
    ];
    expect(motionsOf(events, 3, (colour) => (colour === "red" ? "home 2/1" : null))).toEqual([
      { kind: "drive", colour: "red", squares: ["home 2/1", "home 3/1", "home 4/2"], against: false },
      { kind: "struck", colour: "red", rival: "blue" },
      { kind: "drive", colour: "red", squares: ["home 4/2", "home 5/2"], against: false },
      { kind: "run", colour: "green", squares: ["home 9/8"] },
    ]);
    expect(motionsOf(events, 8, () => null)).toEqual([]);
  });

  it("turn where a team bolts, and go on against the race", () => {
    const events = [
      event(1, "moved", { chariot: "red", square: "east 4/3" }),
      event(2, "bolted", { chariot: "red", hand: "left", square: "south 6/8", heading: "against" }),
      event(3, "moved", { chariot: "red", square: "south 5/8" }),
    ];
    expect(motionsOf(events, 0, () => "east 3/3")).toEqual([
      { kind: "drive", colour: "red", squares: ["east 3/3", "east 4/3"], against: false },
      { kind: "drive", colour: "red", squares: ["south 6/8", "south 5/8"], against: true },
    ]);
    expect(
      motionsOf(
        events.slice(0, 1),
        0,
        () => "east 5/3",
        () => true,
      )[0],
    ).toMatchObject({ against: true });
  });
});

describe("optional rules", () => {
  it("an order may say to whip", () => {
    expect(orderOf("speed red 12")).toEqual({ speed: 12, whips: false });
    expect(orderOf("speed red 12S")).toEqual({ speed: 12, whips: true });
  });

  it("throws are attacks on a chariot's half", () => {
    expect(["dust red", "knife red team", "small knife red car", "spear red team"].map(verbOf)).toEqual(
      Array.from({ length: 4 }, () => "attack"),
    );
    expect(targetOf("small knife red team")).toEqual({ verb: "small-knife", colour: "red", part: "team" });
    expect(targetOf("dust blue")).toEqual({ verb: "dust", colour: "blue", part: "car" });
    expect(targetOf("forward")).toBeNull();
  });

  it("weapons and weather are told only where a table has them", () => {
    expect(weaponsOf(chariot("red"))).toBeNull();
    const outfit: Chariot["outfit"] = { whip: "whip", boxes: [10, 10], blades: ["bare", "bare"], weapons: ["dust"] };
    expect(weaponsOf(chariot("red", { outfit }))).toEqual(["dust"]);
    const view = { chariots: [], weather: [] } as unknown as RaceView;
    expect(weatherOf(view)).toEqual({ rain: false, mud: false, word: null });
    expect(weatherOf({ ...view, weather: ["rain", "mud"] })).toEqual({ rain: true, mud: true, word: "rain-mud" });
  });
});
