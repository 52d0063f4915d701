// A guided game: what the coach speaks of, and when he falls silent.
import { beforeEach, expect, it } from "vitest";
import { Coach, dismiss, guide, isGuided, noteSaid, saidAt, TIMES, TURNS } from "../src/lib/coach";
import { speak, hasText, t } from "../src/lib/texts.svelte";

let since = 0;
const ask = (choice: string) => ({ choice, since: since++ });
beforeEach(() => void (since = 0));

it("speaks of what is asked, and of the others while nothing is", () => {
  const coach = new Coach((choice) => choice !== "strange");
  expect(coach.hear(null)).toEqual({ of: "wait" });
  expect(coach.hear(ask("bet-phase"))).toEqual({ of: "question", choice: "bet-phase" });
  expect(coach.hear(ask("strange"))).toEqual({ of: "any" });
  expect(coach.hear(null)).toEqual({ of: "wait" });
});

it("does not say the same for ever", () => {
  const coach = new Coach(() => true);
  for (let time = 0; time < TIMES; time++) expect(coach.hear(ask("card-phase")).of).toBe("question");
  expect(coach.hear(ask("card-phase"))).toEqual({ of: "any" });
});

it("counts a question once, however often it is looked at", () => {
  const coach = new Coach(() => true);
  const asked = ask("set-speed");
  for (let look = 0; look < 10; look++) expect(coach.hear(asked).of).toBe("question");
});

it("ends when the turns it is for are over, and stays so", () => {
  const coach = new Coach(() => true);
  for (let turn = 0; turn < TURNS; turn++) expect(coach.hear(ask("write-speeds")).of).toBe("question");
  expect(coach.hear(ask("write-speeds"))).toEqual({ of: "end" });
  expect(coach.hear(null)).toEqual({ of: "end" });
});

it("goes on where it was when the page is loaded anew", () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const first = new Coach(() => true);
  const asked = ask("write-speeds");
  first.hear(asked);
  noteSaid("one", first.said, store);
  const again = new Coach(() => true, saidAt("one", store));
  expect(again.hear(asked).of).toBe("question");
  for (let turn = 1; turn < TURNS; turn++) expect(again.hear(ask("write-speeds")).of).toBe("question");
  expect(again.hear(ask("write-speeds")).of).toBe("end");
  expect(saidAt("another", store)).toBe(null);
  kept.set("harena-guided-said", "nonsense");
  expect(saidAt("one", store)).toBe(null);
});

it("guides one table, until it is sent away", () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  guide("one", store);
  guide("two", store);
  expect([isGuided("one", store), isGuided("two", store)]).toEqual([false, true]);
  dismiss(store);
  expect(isGuided("two", store)).toBe(false);
});

it("knows the first question of every game, and each game's goal, in both languages", async () => {
  const openings = { "colossal-arena": "bet-phase", "arena-maximus": "set-speed", "circus-maximus": "write-speeds" };
  for (const lang of ["en", "fr"] as const) {
    await speak(lang);
    for (const [game, choice] of Object.entries(openings)) {
      expect(hasText(`start-coach-${game}-${choice}`)).toBe(true);
      for (const line of ["wins", "ends", "turn"]) expect(t(`start-goal-${game}.${line}`).length).toBeLessThan(140);
    }
  }
});
