import { expect, it } from "vitest";
import type { TableLine } from "../src/lib/wire";
import { ago, grouped, sinceWords, toGoOnWith } from "../src/review/lists";

function line(id: string, phase: string, turn = false): TableLine {
  return {
    id,
    name: "",
    game: "colossal-arena",
    phase,
    public: false,
    created: 0,
    changed: 0,
    seats: 3,
    free: 0,
    your_turn: turn,
  };
}

it("puts the tables that wait for the reader first", () => {
  const groups = grouped([
    line("a", "over"),
    line("b", "running"),
    line("c", "open"),
    line("d", "running", true),
    line("e", "frozen"),
  ]);
  expect(groups.map((group) => [group.name, group.tables.map((table) => table.id).join("")])).toEqual([
    ["turn", "d"],
    ["running", "be"],
    ["open", "c"],
    ["over", "a"],
  ]);
  expect(grouped([])).toEqual([]);
});

it("says how long ago something was", () => {
  expect(ago(0, 30)).toEqual([-30, "second"]);
  expect(ago(0, 600)).toEqual([-10, "minute"]);
  expect(ago(0, 7_200)).toEqual([-2, "hour"]);
  expect(sinceWords(0, 86_400, "en")).toBe("yesterday");
});

it("goes on with a game that waits for the reader, else with the latest that runs", () => {
  const line = (id: string, phase: string, turn = false) => ({ id, phase, your_turn: turn }) as TableLine;
  expect(toGoOnWith([])).toBe(null);
  expect(toGoOnWith([line("a", "over", true), line("b", "open")])).toBe(null);
  expect(toGoOnWith([line("a", "over"), line("b", "running"), line("c", "running")])?.id).toBe("b");
  expect(toGoOnWith([line("b", "running"), line("c", "running", true)])?.id).toBe("c");
});
