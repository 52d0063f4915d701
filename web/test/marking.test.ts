import { expect, it } from "vitest";
import { marked } from "../src/review/marking";

const hits = (text: string, words: string) =>
  marked(text, words)
    .filter((piece) => piece.hit)
    .map((piece) => piece.text);

it("marks words whatever their accents and capitals", () => {
  expect(hits("La créature éliminée sort.", "ELIMINEE creature")).toEqual(["créature", "éliminée"]);
  expect(hits("Le cœur du jeu", "coeur")).toEqual(["cœur"]);
  expect(hits("The creature’s backer", "creature's")).toEqual(["creature’s"]);
});

it("loses no letter", () => {
  const text = "Bets, bets; œufs éteints.";
  for (const words of ["bet", "o", "eteint", "", "zzz"])
    expect(
      marked(text, words)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  expect(hits(text, "")).toEqual([]);
});
