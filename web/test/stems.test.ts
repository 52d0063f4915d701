import { expect, it } from "vitest";
import { plainText, stemOf } from "../src/lib/stems";
import { marked } from "../src/review/marking";

it.each([
  ["horse", "horses"],
  ["ram", "rammed", "ramming", "rams"],
  ["bet", "bets", "betting"],
  ["crash", "crashes", "crashed"],
  ["body", "bodies"],
  ["pass", "passes", "passed"],
  ["cheval", "chevaux"],
  ["tableau", "tableaux"],
  ["char", "chars"],
  ["freiner", "freinez", "freine"],
])("%s is one word in all its forms", (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1);
});

it.each([
  ["speed", "special"],
  ["lane", "lance"],
  ["ram", "rat"],
  ["6.8", "6.9"],
])("%s is not %s", (one, other) => expect(stemOf(one)).not.toBe(stemOf(other)));

it("marks another form of a word as a whole", () => {
  const hits = marked("Horses that crashed", "horse crashes").filter((piece) => piece.hit);
  expect(hits.map((piece) => piece.text)).toEqual(["Horses", "crashed"]);
});

it("compares plain letters", () => expect(plainText("L’ŒUF éteint")).toBe("l'oeuf eteint"));
