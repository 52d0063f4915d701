// The options of a new table, as the page offers them.
import { describe, expect, it } from "vitest";
import { grouped } from "../src/pages/new-table";
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
