import { describe, expect, it } from "vitest";
import { DraftState } from "../src/lib/draft.svelte";
import type { Risk } from "../src/lib/game";
import type { Confirm } from "../src/lib/settings.svelte";
import type { Question } from "../src/lib/wire";
import { takeOver } from "../src/table/hint";

const QUESTION: Question = {
  seat: 0,
  since: 4,
  choice: "set-speed",
  clause: "AM-4.2",
  facts: {},
  options: [
    { pick: 7, say: "add whip red", clause: "AM-4.2", declines: null },
    { pick: 9, say: "done", clause: "AM-4.4", declines: "change" },
  ],
};
const [ADD, DONE] = QUESTION.options as [Question["options"][0], Question["options"][0]];

function draftOf(confirm: Confirm, risk: Risk | null = null): { draft: DraftState; answers: string[] } {
  const answers: string[] = [];
  const draft = new DraftState({
    question: () => QUESTION,
    confirm: () => confirm,
    answer: (option, then) => answers.push([option.say, ...then].join(", ")),
    odds: () => Promise.resolve(null),
    whyNot: () => Promise.resolve({ say: "", clause: null }),
  });
  draft.weigh(risk);
  return { draft, answers };
}

/** Until what waits for a risk has heard of it. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
}

describe("an answer that is always confirmed", () => {
  it("is chosen first and taken at the second click", () => {
    const { draft, answers } = draftOf("always", () => 0);
    draft.choose(DONE);
    expect(draft.pick).toBe(9);
    expect(answers).toEqual([]);
    draft.choose(DONE);
    expect(answers).toEqual(["done"]);
    expect(draft.pick).toBe(9);
    draft.drop();
    expect(draft.pick).toBeNull();
  });

  it("may be several moves, the same ones again confirm them", () => {
    const { draft, answers } = draftOf("always");
    draft.plan(["add whip red", "done"], true);
    expect(draft.planned).toEqual(["add whip red", "done"]);
    draft.plan(["add whip red", "done"], true);
    expect(answers).toEqual(["add whip red, done"]);
  });

  it("is another one when the first move alone is chosen", () => {
    const { draft, answers } = draftOf("always");
    draft.plan(["add whip red", "done"]);
    draft.choose(ADD);
    expect(answers).toEqual([]);
    expect(draft.planned).toEqual(["add whip red"]);
  });
});

describe("an answer that is never confirmed", () => {
  it("is taken at once, whatever its risk", () => {
    const { draft, answers } = draftOf("never", () => 1);
    draft.choose(DONE);
    expect(answers).toEqual(["done"]);
  });

  it("waits while it is being put together", () => {
    const { draft, answers } = draftOf("never");
    draft.plan(["add whip red", "done"]);
    expect(answers).toEqual([]);
    draft.plan(["add whip red"], true);
    expect(answers).toEqual(["add whip red"]);
  });
});

describe("an answer that is confirmed when it is risky", () => {
  it("is taken at once where no risk is known", () => {
    const { draft, answers } = draftOf("risky");
    draft.choose(DONE);
    expect(answers).toEqual(["done"]);
  });

  it("is taken at once up to ten per cent, and chosen above", () => {
    for (const [risk, taken] of [
      [0.1, 1],
      [0.11, 0],
    ] as const) {
      const { draft, answers } = draftOf("risky", () => risk);
      draft.choose(DONE);
      expect(answers).toHaveLength(taken);
      expect(draft.pick).toBe(9);
    }
  });

  it("is taken as soon as its risk is known to be low", async () => {
    const { draft, answers } = draftOf("risky", () => Promise.resolve(0.02));
    draft.plan(["add whip red", "done"], true);
    expect(answers).toEqual([]);
    await settled();
    expect(answers).toEqual(["add whip red, done"]);
  });

  it("stays chosen when its risk is high or cannot be told", async () => {
    for (const risk of [() => Promise.resolve(0.4), () => Promise.reject(new Error("no line"))]) {
      const { draft, answers } = draftOf("risky", risk);
      draft.choose(DONE);
      await settled();
      expect(answers).toEqual([]);
      expect(draft.pick).toBe(9);
    }
  });

  it("gives way to what is chosen while its risk is asked for", async () => {
    const risks = [Promise.resolve(0), Promise.resolve(1)];
    const { draft, answers } = draftOf("risky", () => risks.shift() ?? 0);
    draft.choose(ADD);
    draft.choose(DONE);
    await settled();
    expect(answers).toEqual([]);
    expect(draft.pick).toBe(9);
  });
});

describe("a hint", () => {
  const plan = ["add whip red", "done"];

  it("is taken over as the reader's own plan and never played at once", async () => {
    for (const confirm of ["always", "risky", "never"] as const) {
      const { draft, answers } = draftOf(confirm, () => 0);
      expect(takeOver(draft, { plan })).toBe(true);
      expect(takeOver(draft, { plan })).toBe(true);
      await settled();
      expect(draft.planned).toEqual(plan);
      expect(answers).toEqual([]);
      draft.confirm();
      expect(answers).toEqual(["add whip red, done"]);
    }
  });

  it("takes the place of what was planned before", () => {
    const { draft } = draftOf("always");
    draft.plan(["done"]);
    takeOver(draft, { plan });
    expect(draft.planned).toEqual(plan);
  });

  it("of a question that is over changes nothing", () => {
    const { draft, answers } = draftOf("always");
    draft.plan(["done"]);
    expect(takeOver(draft, { plan: ["forward", "forward"] })).toBe(false);
    expect(takeOver(draft, { plan: [] })).toBe(false);
    expect(draft.planned).toEqual(["done"]);
    expect(answers).toEqual([]);
  });
});
