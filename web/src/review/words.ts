// What the server says of games that are shown again, reviewed and taught.
import type { EventWords, Hint, TableWords } from "../lib/wire";

/** Whose eyes: a seat's number, everybody's who looks on, or all that was hidden too. */
export type Eyes = number | "public" | "all";

export interface ReplayStep {
  seq: number;
  /** Nobody answered the set-up. */
  seat: number | null;
  say: string[];
  /** The number of its first event. */
  first: number;
  clause: string | null;
  /** The seats that owe an answer afterwards. */
  waiting: number[];
  /** Through the eyes asked for; a spectator's, if all were. */
  view: Record<string, unknown>;
  /** Through every seat's, if all were asked for. */
  views: Record<string, unknown>[] | null;
}

export interface ReplayWords {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  seats: number;
  names: string[];
  last: number;
  /** Entries before this one are closed while the game runs. */
  earliest: number;
  result: Record<string, unknown> | null;
  eyes: Eyes;
  steps: ReplayStep[];
  events: EventWords[];
}

export interface SeatReview {
  seat: number;
  place: number;
  decisions: number;
  "mean-loss": number;
  worst: number[];
  luck: { deal: number; draws: number; dice: number; all: number; error: number };
}

export interface DecisionReview {
  entry: number;
  seat: number;
  played: string;
  best: string;
  loss: number;
  error: number;
}

export interface TurningPoint {
  entry: number;
  seat: number;
  moves: string[];
  changes: number[];
}

/** Worth runs from 0, surely last, to 1, surely first. */
export interface ReviewWords {
  game: string;
  entries: number;
  reviewed: number;
  complete: boolean;
  futures: number;
  seats: SeatReview[];
  decisions: DecisionReview[];
  "turning-points": TurningPoint[];
  /** By entry and seat. */
  worth: number[][];
  /** The place each seat may expect, by entry and seat. */
  places: number[][];
}

export interface AnalysisWords {
  done: number;
  total: number;
  review: ReviewWords | null;
}

export interface WhyWords {
  seat: number;
  bot: string | null;
  move: string;
  hint: Hint | null;
}

export interface LessonLine {
  id: string;
  game: string;
  steps: number;
  minutes: number;
}

export interface LessonList {
  lessons: LessonLine[];
}

export interface LessonWords {
  lesson: string;
  step: number;
  steps: number;
  key: string;
  /** What to say to whoever does something else that is possible. */
  astray: string;
  wanted: number[];
  over: boolean;
  table: TableWords;
}
