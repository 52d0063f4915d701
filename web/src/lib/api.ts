// Requests to the server. What it refuses is thrown as a sentence with its clause.
import { refusedText } from "./refused";
import { t } from "./texts.svelte";
import type { Me, Refused, TableWords, Wrong } from "./wire";

/** Something the server did not do, and why. */
export class Refusal extends Error {
  readonly clause: string | null;
  readonly sentence: string | null;
  readonly about: Record<string, string | number>;

  constructor(
    readonly kind: string,
    readonly say: string,
    wrong: Partial<Wrong> = {},
    readonly missed: TableWords | null = null,
  ) {
    super(say);
    this.name = "Refusal";
    this.clause = wrong.clause ?? null;
    this.sentence = wrong.sentence ?? null;
    this.about = wrong.about ?? {};
  }
}

/** The kind of a refusal that comes from no server at all. */
export const NO_LINE = "no-line";

/** How far the server's clock is ahead of this one, in seconds, by the last answer. */
export const serverClock = { ahead: 0 };

export const api = {
  get: <T>(path: string): Promise<T> => ask<T>("GET", path),
  post: <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body),
  delete: <T>(path: string): Promise<T> => ask<T>("DELETE", path),
  /** An answer that is plain text: a record. */
  text: async (path: string): Promise<string> => (await checked(await sent("GET", path))).text(),
};

/** What a refusal says; of any other failure, that the server cannot be reached. */
export function sentenceOf(wrong: unknown): string {
  return wrong instanceof Refusal && wrong.kind !== NO_LINE ? refusedText(wrong) : t("frame-no-line");
}

/** Who one is; a guest is made if one is nobody yet. */
export async function ensureGuest(name?: string): Promise<Me> {
  const known = await whoAmI();
  if (known !== null) return known;
  return api.post<Me>("/api/guests", { name: name ?? keptName() });
}

/** Who one is, without becoming anybody. */
export async function whoAmI(): Promise<Me | null> {
  try {
    return await api.get<Me>("/api/me");
  } catch (wrong) {
    if (wrong instanceof Refusal && wrong.kind === "not-known") return null;
    throw wrong;
  }
}

const NAMES = [
  "Aelia",
  "Cassia",
  "Decimus",
  "Flavia",
  "Gaius",
  "Junia",
  "Livia",
  "Lucius",
  "Marcus",
  "Nerva",
  "Octavia",
];
const NAME_KEY = "harena-name";

/** The name a guest gets: the last one used here, or one of Rome's. */
export function keptName(): string {
  const kept = localStorage.getItem(NAME_KEY);
  return kept || (NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Livia");
}

export function keepName(name: string): void {
  localStorage.setItem(NAME_KEY, name);
}

/** A name for a request, so that a repeat is known as one. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (one) => one.toString(16).padStart(2, "0")).join("");
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await checked(await sent(method, path, body));
  const text = await response.text();
  return (text === "" ? null : JSON.parse(text)) as T;
}

async function sent(method: string, path: string, body?: unknown): Promise<Response> {
  const wanted: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json" } };
  if (body !== undefined) {
    wanted.headers = { Accept: "application/json", "Content-Type": "application/json" };
    wanted.body = JSON.stringify(body);
  }
  try {
    const response = await fetch(path, wanted);
    noteClock(response.headers.get("date"));
    return response;
  } catch {
    throw new Refusal(NO_LINE, "The server does not answer.");
  }
}

async function checked(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw refusalFrom(await response.text(), response.status);
}

function refusalFrom(text: string, status: number): Refusal {
  try {
    return refusalOf(JSON.parse(text) as Refused);
  } catch {
    return new Refusal(NO_LINE, `${status}`);
  }
}

export function refusalOf(refused: Refused): Refusal {
  const { kind, say } = refused.error;
  return new Refusal(kind, say, refused.error, refused.missed ?? null);
}

function noteClock(date: string | null): void {
  const told = date === null ? NaN : Date.parse(date);
  if (!Number.isNaN(told)) serverClock.ahead = (told - Date.now()) / 1000;
}

/** Moves as picks or in words, as the server takes them. */
export function asMoves(moves: readonly string[] | readonly number[]): { picks: number[]; say: string[] } {
  return {
    picks: moves.filter((move) => typeof move === "number"),
    say: moves.filter((move) => typeof move === "string"),
  };
}
