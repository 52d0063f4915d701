import { describe, expect, it } from "vitest";
import {
  betsOf,
  byPlace,
  deadDiscards,
  fallen,
  ghostOf,
  goldNow,
  hasSealed,
  isDead,
  isOnBoard,
  knownOf,
  lowestOf,
  motionsOf,
  openedOn,
  phaseOf,
  placesOf,
  readCard,
  sourcesOf,
  spaceOf,
  stakesOf,
  standing,
  wouldSay,
  type ArenaEvent,
  type ArenaView,
  type Choice,
  type Creature,
  type Motion,
  type Space,
} from "../src/games/colossal_arena/read";
import { learnWorth, pays, rounds, sealPays } from "../src/games/colossal_arena/worth";
import { nextSpot } from "../src/ui/rove";

learnWorth([{ name: "bets", rows: [], columns: [1, 2, 3, 4, 5, 6], cells: [["4", "3", "2", "1", "0", "5"]] }]);

it("takes what bets pay from the server", () => {
  expect([1, 2, 3, 4, 5].map(pays)).toEqual([4, 3, 2, 1, 0]);
  expect([rounds(), sealPays()]).toEqual([5, 5]);
});

function creature(
  name: Creature["creature"],
  rows: [Space["top"], number | null][],
  rest: Partial<Creature> = {},
): Creature {
  const spaces = rows.map(([top, bet], number) => ({ row: number + 1, top, height: top === null ? 0 : 1, bet }));
  const last = rows.at(-1)?.[0] ?? null;
  const value = last === null ? null : Number(last.split(" ")[1]);
  return { creature: name, eliminated: null, value, backer: null, stakes: {}, rows: spaces, ...rest };
}

/** Round II: the Ettin has fallen, the Wyrm and the Gorgon show a card, the Magus none. */
function arena(rest: Partial<ArenaView> = {}): ArenaView {
  const player = { hand: 8, frozen: 0, supply: 2, secret: null };
  return {
    seats: 2,
    round: 2,
    turn: 0,
    opener: 0,
    asked: [0],
    choice: "card-phase",
    question: { choice: "card-phase", clause: "CA-6.1", row: 2 },
    playing: null,
    offered: null,
    deck: 40,
    discard: { size: 2, top: "ettin 9" },
    creatures: [
      creature("ettin", [["ettin 1", 0]], { eliminated: 1, value: null, stakes: { "0": 4 } }),
      creature(
        "gorgon",
        [
          ["spectator 7", 1],
          ["gorgon 4", null],
        ],
        { backer: 1, stakes: { "1": 4 } },
      ),
      creature(
        "magus",
        [
          ["magus 9", null],
          [null, 0],
        ],
        { stakes: { "0": 3 }, backer: 0 },
      ),
      creature(
        "wyrm",
        [
          ["wyrm 2", 0],
          ["wyrm 6", 1],
        ],
        { stakes: { "0": 4, "1": 8 }, backer: 1 },
      ),
    ],
    players: [
      { ...player, seat: 0, colour: "red", secret: "hidden" },
      { ...player, seat: 1, colour: "blue", secret: "wyrm" },
    ],
    idle: 0,
    you: {
      seat: 0,
      hand: ["ettin 3", "wyrm 7", "prefect", "prefect"],
      frozen: [],
      marker: "magus 1",
      buried: [],
      known: [
        { card: "wyrm 3", places: [{ zone: "hand", seat: 1, weight: 1 }] },
        {
          card: "wyrm 4",
          places: [
            { zone: "hand", seat: 1, weight: 1 },
            { zone: "frozen", seat: 1, weight: 1 },
          ],
        },
      ],
      lacks: [{ seat: 1, creature: "wyrm" }],
      gold: 12,
    },
    ...rest,
  };
}

function asked(choice: string, ...says: string[]) {
  const options = says.map((say, pick) => ({ pick, say, clause: "CA-1.1", declines: null }));
  return { seat: 0, choice, clause: "CA-1.1", since: 1, facts: {}, options };
}

describe("cards", () => {
  it("are read from their words", () => {
    expect(readCard("wyrm 10")).toEqual({ name: "wyrm 10", kind: "combat", emblem: "wyrm", strength: 10 });
    expect(readCard("spectator 0").kind).toBe("spectator");
    expect(readCard("prefect")).toMatchObject({ kind: "referee", strength: null });
    expect(readCard("hidden").kind).toBe("back");
  });

  it("of a fallen creature are dead, others are not", () => {
    expect(["ettin 3", "wyrm 7", "prefect", "spectator 5"].map((card) => isDead(arena(), card))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("the rows", () => {
  it("mark who fell in an earlier one and who is lowest in the current one", () => {
    expect(lowestOf(arena(), 1)).toEqual(["ettin"]);
    expect(lowestOf(arena(), 2)).toEqual(["gorgon"]);
  });

  it("have no space for a creature after its fall", () => {
    const [ettin] = arena().creatures;
    expect(ettin && spaceOf(ettin, 1)?.top).toBe("ettin 1");
    expect(ettin && spaceOf(ettin, 2)).toBeNull();
    expect(fallen(arena()).map((one) => one.creature)).toEqual(["ettin"]);
  });

  it("tell what the round still waits for", () => {
    expect(standing(arena())).toEqual({
      filled: 2,
      total: 3,
      empty: ["magus"],
      lowest: ["gorgon"],
      strength: 4,
      state: "open",
    });
  });

  it("tell a lone lowest from a tie once all are filled", () => {
    const view = arena();
    const shown = (value: number) => view.creatures.map((one) => (one.creature === "magus" ? { ...one, value } : one));
    expect(standing(arena({ creatures: shown(8) })).state).toBe("alone");
    const tied = standing(arena({ creatures: shown(4) }));
    expect([tied.state, tied.lowest]).toEqual(["tied", ["gorgon", "magus"]]);
  });

  it("have no lowest while nothing lies there", () => {
    const view = arena();
    const creatures = view.creatures.map((one) => ({ ...one, value: null }));
    expect(standing({ ...view, creatures })).toMatchObject({
      filled: 0,
      lowest: [],
      strength: null,
      state: "open",
    });
  });
});

describe("bets", () => {
  it("are listed with the largest stake first", () => {
    const wyrm = arena().creatures[3];
    expect(wyrm && stakesOf(wyrm)).toEqual([
      { seat: 1, gold: 8 },
      { seat: 0, gold: 4 },
    ]);
    expect(openedOn(arena(), "wyrm")).toEqual([1]);
  });

  it("add up to what is open, and to the view's own sum for the reader", () => {
    expect(goldNow(arena(), 0)).toEqual({ gold: 12, unknown: false });
    expect(goldNow(arena(), 1)).toEqual({ gold: 12, unknown: false });
    const { you: _, ...open } = arena();
    expect(goldNow(open, 0)).toEqual({ gold: 7, unknown: true });
  });

  it("of a seat end with those on the fallen", () => {
    expect(betsOf(arena(), 0)).toEqual([
      { creature: "wyrm", row: 1, gold: 4, fell: false },
      { creature: "magus", row: 2, gold: 3, fell: false },
      { creature: "ettin", row: 1, gold: 4, fell: true },
    ]);
    expect(betsOf(arena(), 1)[0]).toEqual({ creature: "wyrm", row: 0, gold: 5, fell: false });
  });
});

describe("what is known of others", () => {
  it("is what is certain", () => {
    expect(knownOf(arena(), "wyrm")).toEqual([
      { seat: 1, card: "wyrm 3" },
      { seat: 1, card: null },
    ]);
    expect(knownOf(arena(), "magus")).toEqual([]);
  });
});

describe("options", () => {
  const spots: [string, string[]][] = [
    ["bet magus", ["space magus 2"]],
    ["wager wyrm 1", ["space wyrm 1"]],
    ["retrieve ettin 1", ["space ettin 1"]],
    ["retrieve secret", ["seal"]],
    ["reveal", ["seal"]],
    ["secret wyrm 7", ["card wyrm 7"]],
    ["play prefect", ["card prefect"]],
    ["give wyrm 7", ["card wyrm 7"]],
    ["discard ettin 3", ["card ettin 3"]],
    ["on wyrm", ["top wyrm 2"]],
    ["burn gorgon", ["top gorgon 2"]],
    ["name magus", ["top magus 2", "creature magus"]],
    ["take wyrm 2", ["top wyrm 1"]],
    ["take ettin 9", ["held ettin 9"]],
    ["swap wyrm 2 6", ["top wyrm 1", "top wyrm 2"]],
    ["call ettin", ["creature ettin"]],
    ["ask 1 wyrm", ["creature wyrm"]],
    ["freeze 1", ["seat 1"]],
    ["rob 1", ["seat 1"]],
    ["keep spectator 8", ["held spectator 8"]],
    ["no bet", []],
    ["pass", []],
    ["decline", []],
    ["done", []],
    ["agree", []],
  ];

  it.each(spots)("%s has its place", (say, places) => {
    expect(placesOf(arena(), say)).toEqual(places);
  });

  it("use stands at the creature that offers its power", () => {
    expect(placesOf(arena({ offered: "wyrm" }), "use")).toEqual(["creature wyrm"]);
    expect(placesOf(arena(), "use")).toEqual([]);
  });

  it("are left to the frame where nobody would look for them", () => {
    const view = arena({ offered: "wyrm" });
    const buttons = ["use", "decline", "reveal", "retrieve secret", "no bet", "done", "pass", "object"];
    expect(buttons.filter((say) => isOnBoard(view, say))).toEqual([]);
    expect(isOnBoard(view, "bet magus")).toBe(true);
  });

  it("of one place are kept together", () => {
    const places = byPlace(arena(), asked("demand", "ask 1 wyrm", "ask 2 wyrm", "ask 1 magus"));
    expect(places.get("creature wyrm")?.map((option) => option.say)).toEqual(["ask 1 wyrm", "ask 2 wyrm"]);
    expect(byPlace(arena(), null).size).toBe(0);
  });

  it("that put dead cards away are found", () => {
    const question = asked("magus-discard", "done", "discard wyrm 7", "discard ettin 3");
    expect(deadDiscards(arena(), question).map((option) => option.say)).toEqual(["discard ettin 3"]);
  });

  it("that are none are spelled as their phase would", () => {
    const choices: Choice[] = ["bet-phase", "card-phase", "give", "discard"];
    expect(choices.map((choice) => wouldSay(choice, "wyrm 7"))).toEqual([
      "play wyrm 7",
      "play wyrm 7",
      "give wyrm 7",
      "discard wyrm 7",
    ]);
  });
});

describe("a choice not yet confirmed", () => {
  it("shows its card or its token where it would lie", () => {
    expect(ghostOf(arena(), "play wyrm 7")).toEqual({ creature: "wyrm", row: 2, card: "wyrm 7", token: false });
    expect(ghostOf(arena({ playing: "spectator 5" }), "on magus")?.card).toBe("spectator 5");
    expect(ghostOf(arena(), "wager wyrm 1")).toEqual({ creature: "wyrm", row: 1, card: null, token: true });
    expect([ghostOf(arena(), "play prefect"), ghostOf(arena(), "no bet"), ghostOf(arena(), null)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe("a turn", () => {
  it("has four phases", () => {
    const choices: (Choice | null)[] = ["bet-phase", "card-phase", "offer-power", "discard", null];
    expect(choices.map((choice) => phaseOf(arena({ choice })))).toEqual(["bet", "card", "card", "draw", "check"]);
  });

  it("skips the card if a secret bet was placed in it, and not in an earlier one", () => {
    const told = { seq: 1, clause: "CA-2.5" };
    const begun: ArenaEvent = { ...told, number: 1, kind: "turn-begun", seat: 0, row: 1 };
    const sealed: ArenaEvent = { ...told, number: 2, kind: "secret-bet-placed", seat: 0 };
    expect(hasSealed([begun, sealed])).toBe(true);
    expect(hasSealed([begun, sealed, { ...begun, number: 3 }])).toBe(false);
    expect(hasSealed([begun])).toBe(false);
  });

  it("moves what its events tell, and nothing that is hidden or old", () => {
    const told = { seq: 1, clause: "CA-6.2" };
    const events: ArenaEvent[] = [
      { ...told, number: 1, kind: "bet-placed", seat: 0, creature: "wyrm", row: 1, gold: 4 },
      { number: 2, seq: 1 },
      { ...told, number: 3, kind: "combat-card-played", seat: 1, card: "wyrm 7", row: 2 },
      { ...told, number: 4, kind: "combat-card-played", seat: 1, card: null, row: 2 },
      { ...told, number: 5, kind: "creature-eliminated", creature: "magus", row: 2, strength: 1 },
      { ...told, number: 6, kind: "round-begun", row: 3, seat: 1 },
    ];
    expect(motionsOf(events, 1)).toEqual([
      { kind: "card", seat: 1, card: "wyrm 7", creature: "wyrm", row: 2 },
      { kind: "falls", creature: "magus" },
      { kind: "round", row: 3 },
    ]);
    expect(motionsOf(events, -1, 2)).toHaveLength(2);
  });

  it("comes from the reader's own places if it is his", () => {
    const motions: Motion[] = [
      { kind: "card", seat: 0, card: "wyrm 7", creature: "wyrm", row: 2 },
      { kind: "card", seat: 1, card: "magus 3", creature: "magus", row: 2 },
      { kind: "token", seat: 0, creature: "wyrm", row: 2 },
      { kind: "seal", seat: 0 },
      { kind: "opens", seat: 0, creature: "wyrm" },
      { kind: "falls", creature: "magus" },
    ];
    expect(sourcesOf(motions, 0)).toEqual(["hand wyrm 7", "supply", "supply", "seal"]);
    expect(sourcesOf(motions, null)).toEqual([]);
  });
});

describe("arrow keys", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 4 },
    { x: 200, y: 0 },
    { x: 0, y: 100 },
  ];

  it("lead to what lies next in their direction", () => {
    const from = { x: 0, y: 0 };
    expect(nextSpot(spots, from, [1, 0])).toBe(1);
    expect(nextSpot(spots, from, [0, 1])).toBe(3);
    expect(nextSpot(spots, from, [-1, 0])).toBe(-1);
  });
});
