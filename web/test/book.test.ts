// The sentences here are those of the server's own book, for every kind of event, move and question.
import { describe, expect, it } from "vitest";
import { Book } from "../src/lib/book";
import { plainText } from "../src/lib/stems";
import type { BookWords, Hint, Question } from "../src/lib/wire";
import { becauseText, planText } from "../src/table/hint";
import { ROMANS } from "../src/ui/factions";
import { sentences } from "./sentences.mjs";

type Words = Record<string, unknown>;

interface Told {
  book: BookWords;
  names: string[];
  events: [Words, number | null, boolean, string][];
  picks: [string, string, string, string][];
  prompts: [Question, string, string][];
  noes: [Question, string, string][];
  clauses: [string, string][];
  searches: [string, string[]][];
}

const told = sentences() as Told[];

describe.each(told.map((one) => ({ ...one, title: `${one.book.game} ${one.book.lang}` })))("$title", (one) => {
  const book = new Book(one.book);

  it("tells events", () => {
    expect(one.events.length).toBeGreaterThan(100);
    const said = one.events.map(([words, reader, named]) => book.event(words, reader, named ? one.names : []));
    expect(said).toEqual(one.events.map((event) => event[3]));
  });

  it("calls players by their colours, unless these are drawn by lot", () => {
    const called = ROMANS.map((_, seat) => book.player(seat));
    if (one.book.game.startsWith("circus-")) expect(called).toEqual(ROMANS);
    else expect(called.filter((name) => ROMANS.includes(name))).toEqual([]);
  });

  it("names moves, their headings and their items", () => {
    const said = one.picks.map(([say]) => [
      say,
      book.pickText(say, one.names),
      book.pickGroup(say, one.names),
      book.pickItem(say, one.names),
    ]);
    expect(said).toEqual(one.picks);
  });

  it("tells the plan and the reasons of a hint", () => {
    if (one.book.game !== "circus-maximus") return;
    const english = one.book.lang === "en";
    expect(planText(book, ["forward", "forward", "lane in", "forward"], one.names)).toBe(
      english
        ? "The whole plan: Forward × 2, Change lanes inward, Forward."
        : "Le plan complet : Avancer × 2, Changer de couloir vers l’intérieur, Avancer.",
    );
    const fact = { kind: "plan-before-corner", lane: 2, squares: 3 };
    expect(book.fact(fact)).toBe(
      english ? "Ends in lane 2, 3 squares before the corner" : "Finit dans le couloir 2, à 3 cases du virage",
    );
    const others = [{ move: "lane in" }] as Hint["others"];
    const heads = [true, false].map((even) => becauseText(book, { even, others } as Hint, one.names));
    expect(heads).toEqual(
      english
        ? ["Why:", "Why, rather than “Change lanes inward”:"]
        : ["Pourquoi :", "Pourquoi, plutôt que « Changer de couloir vers l’intérieur » :"],
    );
  });

  it("asks", () => {
    const said = one.prompts.map(([asked]) => [book.prompt(asked.choice, asked, one.names), book.prompt(asked.choice)]);
    expect(said).toEqual(one.prompts.map(([, about, general]) => [about, general]));
  });

  it("says what a no declines", () => {
    expect(one.noes.map(([asked, say]) => book.pickText(say, one.names, asked))).toEqual(
      one.noes.map(([, , no]) => no),
    );
  });

  it("knows its clauses", () => {
    expect(one.clauses.map(([clause]) => book.text(clause))).toEqual(one.clauses.map(([, text]) => text));
    expect(one.searches.map(([words]) => book.find(words))).toEqual(one.searches.map(([, found]) => found));
  });
});

it("compares letters without accents and cases", () => {
  expect(plainText("L’Œuvre Été")).toBe("l'oeuvre ete");
});
