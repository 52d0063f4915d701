import { describe, expect, it } from "vitest";
import { Course, dots, firstOpen, lessonsDone, nextLesson, noteDone } from "../src/review/course";
import type { LessonWords } from "../src/lib/wire";

const LESSONS = [
  { id: "ca-1", game: "colossal-arena", steps: 3, minutes: 4 },
  { id: "am-1", game: "arena-maximus", steps: 3, minutes: 4 },
  { id: "ca-2", game: "colossal-arena", steps: 3, minutes: 5 },
];

function words(picks: number[]): LessonWords {
  const step = picks.length;
  return {
    lesson: "ca-1",
    step,
    steps: 3,
    key: `lesson-ca-1-${step}`,
    astray: `lesson-ca-1-${step}-astray`,
    strayed: false,
    wanted: [step * 10],
    over: step === 3,
    table: {} as LessonWords["table"],
  };
}

describe("Course", () => {
  it("goes on by wanted picks and stays at others", async () => {
    const course = new Course(async (picks) => words(picks));
    await course.start();
    expect(await course.take(7)).toBe("other");
    expect(course.picks).toEqual([]);
    expect(course.astray).toBe("lesson-ca-1-0-astray");
    expect(await course.take(0)).toBe("on");
    expect(course.astray).toBeNull();
    expect(await course.take(10)).toBe("on");
    expect(course.picks).toEqual([0, 10]);
    await course.back();
    expect(course.now?.step).toBe(1);
    await course.take(10);
    await course.take(20);
    expect(course.now?.over).toBe(true);
    expect(await course.take(30)).toBe("other");
  });

  it("stays where it was when the server refuses", async () => {
    const course = new Course(async (picks) => {
      if (picks.length === 1) throw new Error("no");
      return words(picks);
    });
    await course.start();
    await expect(course.take(0)).rejects.toThrow("no");
    expect(course.picks).toEqual([]);
    expect(course.now?.step).toBe(0);
  });

  it("takes the moves of a plan up to the end of its scene", async () => {
    const options = [0, 10, 20].map((pick) => ({ pick, say: "forward" }));
    const scenes = [4, 5, 0];
    const course = new Course(async (picks) => {
      const step = words(picks);
      const [seq, option] = [scenes[step.step] ?? 0, options[step.step]];
      return { ...step, table: { seq, asked: { options: [option] } } as unknown as LessonWords["table"] };
    });
    await course.start();
    await course.takeAll(0, ["forward", "forward", "forward"]);
    expect(course.picks).toEqual([0, 10]);
  });

  it("has nothing before the beginning", async () => {
    const course = new Course(async (picks) => words(picks));
    await course.start();
    await course.back();
    expect(course.now?.step).toBe(0);
  });
});

it("shows how far a lesson is", () => {
  expect(dots(1, 3, false)).toEqual(["done", "now", "next"]);
  expect(dots(3, 3, true)).toEqual(["done", "done", "done"]);
});

it("finds the lesson that follows, of the same game", () => {
  expect(nextLesson(LESSONS, "ca-1")?.id).toBe("ca-2");
  expect(nextLesson(LESSONS, "ca-2")).toBeNull();
  expect(firstOpen(LESSONS, new Set(["ca-1"]))?.id).toBe("am-1");
});

it("remembers lessons, and survives nonsense", () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  noteDone(store, "ca-1");
  noteDone(store, "ca-2");
  expect([...lessonsDone(store)]).toEqual(["ca-1", "ca-2"]);
  kept.set("harena-lessons", "{nonsense");
  expect(lessonsDone(store).size).toBe(0);
});
