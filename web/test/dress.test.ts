// What stands for a seat wherever it is named: its own colour, or what its game has dealt to it.
import { afterEach, describe, expect, it } from "vitest";
import { face as arena } from "../src/games/arena_maximus";
import { face as circus } from "../src/games/circus_maximus";
import { dress } from "../src/ui/dress.svelte";
import { factionOf } from "../src/ui/factions";

const table = {};
const letters = (seats: number) => Array.from({ length: seats }, (_, seat) => factionOf(seat).letter).join("");

function raceOf(...chariots: [string, number][]): Parameters<NonNullable<typeof circus.seatFactions>>[0] {
  const built = { standing: "racing", points: [1] };
  return { chariots: chariots.map(([colour, owner]) => ({ colour, owner, ...built })) } as never;
}

afterEach(() => dress.takeOff(table));

describe("what a seat wears", () => {
  it("is its own colour where nothing is dealt", () => {
    expect(letters(3)).toBe("RVP");
    dress.wear(table, circus.seatFactions?.({} as never) ?? []);
    expect(letters(3)).toBe("RVP");
  });

  it("is the colour of its chariot, not that of the seat's number", () => {
    dress.wear(table, circus.seatFactions?.(raceOf(["black", 0], ["red", 1])) ?? []);
    expect(letters(2)).toBe("NR");
    expect(factionOf(0)).toMatchObject({ name: "Nigra", colour: "black", hex: "#2b2523" });
    expect(factionOf(0).symbol).not.toBe(factionOf(1).symbol);
  });

  it("is the first of several chariots, whatever order they are told in", () => {
    dress.wear(table, circus.seatFactions?.(raceOf(["white", 1], ["brown", 0], ["teal", 1], ["gold", 0])) ?? []);
    expect(letters(2)).toBe("FA");
  });

  it("is the colour that Arena Maximus has dealt", () => {
    const view = { chariots: [{ colour: "black" }, { colour: "red" }] } as never;
    dress.wear(table, arena.seatFactions?.(view) ?? []);
    expect(letters(2)).toBe("NR");
  });

  it("stays when the table before it goes late", () => {
    const next = {};
    dress.wear(table, circus.seatFactions?.(raceOf(["gold", 0])) ?? []);
    dress.wear(next, circus.seatFactions?.(raceOf(["navy", 0])) ?? []);
    dress.takeOff(table);
    expect(letters(1)).toBe("I");
    dress.takeOff(next);
    expect(letters(1)).toBe("R");
  });
});
