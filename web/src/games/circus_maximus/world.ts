// What is fetched once for a race: its track as a picture, and the charts.
import { api } from "../../lib/api";
import type { ChartWords, TrackWords } from "../../lib/wire";
import { Course } from "./track";

const courses = new Map<string, Promise<Course>>();
let charts: Promise<ChartWords[]> | null = null;

/** The track of a table, by the data in its options: none is the usual one. */
export function loadCourse(data: unknown): Promise<Course> {
  const track = typeof data === "object" && data !== null ? data : {};
  const key = JSON.stringify(track);
  const known = courses.get(key);
  if (known !== undefined) return known;
  const made = api.post<TrackWords>("/api/circus/track", { track }).then((words) => new Course(words));
  courses.set(key, made);
  made.catch(() => courses.delete(key));
  return made;
}

export function loadCharts(): Promise<ChartWords[]> {
  charts ??= api.get<ChartWords[]>("/api/circus/charts").catch((wrong: unknown) => {
    charts = null;
    throw wrong;
  });
  return charts;
}
