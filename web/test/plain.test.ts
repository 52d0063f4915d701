// The plain board: any view as lines of words.
import { expect, it } from "vitest";
import { linesOf } from "../src/games/plain/read";
import { Book } from "../src/lib/book";

const TEXT = `
labelled = { $label }: { $text }
view-you = yours
view-hand = hand
word-wyrm = Wyrm
value-none = —
value-yes = yes
value-no = no
`;
const book = new Book({
  game: "toy",
  lang: "en",
  prefix: "TO",
  colours: ["red", "blue"],
  texts: [TEXT],
  kinds: {},
  asks: {},
  verbs: [],
  clauses: [],
});

it("shows what lies on the table and leaves the question out", () => {
  const view = { asked: [0], choice: "play-card", deck_left: 3, pile: ["wyrm", "7"], top: null, over: false };
  expect(linesOf(view, book, ["Ann", "Bob"])).toEqual([
    { label: "deck left", text: "3" },
    { label: "pile", text: "Wyrm, 7" },
    { label: "top", text: "—" },
    { label: "over", text: "no" },
  ]);
});

it("names the players by their names and other lists by number", () => {
  const view = { players: [{ hand: 2 }, { hand: 0 }], tiles: [{ seen: true }], you: { seat: 1, hand: [] } };
  expect(linesOf(view, book, ["Ann", "Bob"])).toEqual([
    { label: "Ann", text: "hand: 2" },
    { label: "Bob", text: "hand: 0" },
    { label: "tiles 1", text: "seen: yes" },
    { label: "yours, hand", text: "—" },
  ]);
});
