// Quick references: every line they name is written, and every line that is written is shown; charts are put together.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { placeOfClause, rowsOf, signed, soldIn, stretches } from "../src/sheets/read";
import { CREATURES } from "../src/ui/stones";

const texts = import.meta.glob<string>("../src/texts/sheets.en.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
const written = Object.values(texts).flatMap((text) => new FluentResource(text).body.map((entry) => entry.id));
const named = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/["`](sheets-[a-z]+(?:-[\w-]*\w)?)["`.]/g)].map((found) => found[1] ?? ""),
);
/** What is named by a word of the figures. */
const MADE = [...CREATURES.map((creature) => `ca-${creature}`), "am-empty", "am-rocks", "am-jump", "am-hazard"]
  .concat(["am-stables", "cm-cars", "cm-horse", "cm-wheel", "cm-hits", "cm-horses", "cm-endurance"])
  .concat(["safe", "jostled", "wheels", "hobbled", "lamed", "danger", "flip"].map((result) => `cm-over-${result}`))
  .concat(["dust", "knife", "spear", "worse"].map((table) => `cm-${table}`))
  .concat(["falls", "into", "eye", "away", "blinded", "blown-back"].map((result) => `cm-dust-${result}`))
  .concat(["killed", "major", "minor"].flatMap((wound) => [`cm-wound-${wound}`, `cm-wound-horse-${wound}`]))
  .concat(["0", "1", "2", "3", "dead"].map((boxes) => `cm-worse-${boxes}`))
  .concat(["attacker", "both", "neither", "defender"].map((result) => `cm-car-${result}`))
  .map((name) => `sheets-${name}`);

describe("lines", () => {
  it("are written if they are named", () => {
    expect([...named, ...MADE].filter((name) => !written.includes(name))).toEqual([]);
  });

  it("are shown if they are written", () => {
    expect(written.filter((name) => !named.includes(name) && !MADE.includes(name))).toEqual([]);
  });
});

describe("charts", () => {
  const chart = {
    name: "horse",
    rows: [4, 5, 6, 7, 8, 9],
    columns: [0],
    cells: [["0"], ["0"], ["1"], ["2"], ["2"], ["3"]],
  };

  it("put equal rows together", () => {
    expect(stretches(chart)).toEqual([
      { label: "≤5", cell: "0" },
      { label: "6", cell: "1" },
      { label: "7–8", cell: "2" },
      { label: "9+", cell: "3" },
    ]);
  });

  it("stand open at both ends if they are", () => {
    const wide = {
      name: "strain",
      rows: [4, 5],
      columns: [1, 2],
      cells: [
        ["-", "S"],
        ["S", "FP"],
      ],
    };
    expect(rowsOf(wide, true)).toEqual([
      { label: "≤4", cells: ["·", "S"] },
      { label: "5+", cells: ["S", "FP"] },
    ]);
    expect(rowsOf(wide).map((row) => row.label)).toEqual(["4", "5"]);
  });

  it("put rows together that sell the same", () => {
    const prices = [
      ["horse-1", "1", "0"],
      ["horse-1", "2", "1"],
      ["whip", "no-whip", "0"],
      ["horse-4", "1", "0"],
      ["horse-4", "2", "1"],
    ];
    const horses = [
      { cell: "1", cost: "0" },
      { cell: "2", cost: "1" },
    ];
    expect(soldIn({ name: "specification", rows: [], columns: [], cells: prices })).toEqual([
      { rows: ["horse-1", "horse-4"], cells: horses },
      { rows: ["whip"], cells: [{ cell: "no-whip", cost: "0" }] },
    ]);
  });

  it("have numbers with their signs", () => {
    expect([-3, 0, 3].map(signed)).toEqual(["−3", "0", "+3"]);
  });
});

it("leads to the clause", () => {
  expect(placeOfClause("CM-7.3.3-S")).toBe("/rules/circus-maximus#CM-7.3.3-S");
});
