// What is fetched once for a race: its track as a picture, and the charts.
import { api } from "../../lib/api";
import type { ChartWords, OutfitWords, TrackWords } from "../../lib/wire";
import { Course } from "./track";

const courses = new Map<string, Promise<Course>>();
let charts: Promise<ChartWords[]> | null = null;

/** The track that a table with these options races on. */
export function loadCourse(options: Record<string, unknown>): Promise<Course> {
  const asked = { track: options["track"] ?? {}, circuit: options["circuit"] ?? "oval" };
  const key = JSON.stringify(asked);
  const known = courses.get(key);
  if (known !== undefined) return known;
  const made = api.post<TrackWords>("/api/circus/track", asked).then((words) => new Course(words));
  courses.set(key, made);
  made.catch(() => courses.delete(key));
  return made;
}

let outfits: Promise<OutfitWords> | null = null;

/** What chariots can be fitted out with, row by row, and sound ones that are ready-made. */
export function loadOutfits(): Promise<OutfitWords> {
  outfits ??= api.get<OutfitWords>("/api/circus/outfits").catch((wrong: unknown) => {
    outfits = null;
    throw wrong;
  });
  return outfits;
}

export function loadCharts(): Promise<ChartWords[]> {
  charts ??= api.get<ChartWords[]>("/api/circus/charts").catch((wrong: unknown) => {
    charts = null;
    throw wrong;
  });
  return charts;
}
