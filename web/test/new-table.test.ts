// The options of a new table, as the page offers them.
import { describe, expect, it } from "vitest";
import { clockName, grouped, plan, unusual } from "../src/pages/new-table";
import type { GameOption } from "../src/lib/wire";

function option(name: string, group: string): GameOption {
  return { name, group, kind: "switch", default: false, words: [], size: null, clause: "", explanation: "" };
}

describe("options", () => {
  const options = [option("rules", "rules"), option("track", "track"), option("weather", "weather")];

  it("stand in the order of the game's groups, without empty ones", () => {
    const groups = ["rules", "weather", "weapons", "track"];
    const found = grouped({ groups, options: [...options, option("acceleration", "rules")] });
    expect(found.map(({ group, list }) => [group, list.map((one) => one.name)])).toEqual([
      ["rules", ["rules", "acceleration"]],
      ["weather", ["weather"]],
      ["track", ["track"]],
    ]);
  });

  it("of a game without groups are one list", () => {
    const plain = [option("memory", ""), option("spells", "")];
    expect(grouped({ groups: [], options: plain })).toEqual([{ group: "", list: plain }]);
    expect(grouped({ groups: [], options: [] })).toEqual([]);
  });
});

it("names those who play at one screen, and nobody else", () => {
  const wanted = {
    game: "colossal-arena",
    seats: ["me", "me", "open", "club"],
    names: { 0: " Ada ", 2: "ignored", 3: "ignored" },
    options: {},
    open: false,
    clock: "none" as const,
    weekends: true,
    late: "bot" as const,
    standIn: "club",
    hints: false,
    watch: true,
    name: "",
  };
  expect(plan(wanted).seats).toEqual([
    { sit: "me", bot: null, name: "Ada" },
    { sit: "me", bot: null, name: "" },
    { sit: "open", bot: null, name: "" },
    { sit: "bot", bot: "club", name: "" },
  ]);
});

describe("whoever sits down is told", () => {
  it("which options are not the usual ones", () => {
    const options = [option("spells", ""), { ...option("memory", ""), default: ["wyrm", "magus"] }];
    expect(unusual({ options }, { spells: true, memory: ["wyrm", "magus"] })).toEqual([
      { option: options[0], value: true },
    ]);
    expect(unusual({ options }, { spells: false, memory: ["wyrm"] }).map(({ value }) => value)).toEqual([["wyrm"]]);
    expect(unusual({ options }, {})).toEqual([]);
  });

  it("the clock by its name, if it is one that pages offer", () => {
    expect(clockName(null)).toBe("none");
    expect(clockName({ each: 25, bank: 600, weekends: true })).toBe("middle");
    expect(clockName({ each: 86_400, bank: 0, weekends: false })).toBe("day");
    expect(clockName({ each: 25, bank: 60, weekends: true })).toBe(null);
  });
});
