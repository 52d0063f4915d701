// What somebody wants of the pages, kept in this browser.
import { MediaQuery } from "svelte/reactivity";
import { BEATS, PACES, type PaceName } from "./director.svelte";
import { LANGUAGES, preferred, speak, type Language } from "./texts.svelte";

export const THEMES = ["system", "noon", "torchlight"] as const;
export const MOTIONS = ["off", "fast", "normal", "slow"] as const;
export const CONFIRMS = ["always", "risky", "never"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Confirm = (typeof CONFIRMS)[number];

/** The base of all durations, in ms. */
const BASES: Record<Motion, number> = { off: 0, fast: 120, normal: 250, slow: 500 };
/** So many base durations are a beat of what is told: nothing moves longer than it is looked at. */
const IN_A_BEAT = 2.8;
const KEY = "harena-settings";
const STILLNESS = new MediaQuery("(prefers-reduced-motion: reduce)");
const DARKNESS = new MediaQuery("(prefers-color-scheme: dark)");

class Settings {
  theme = $state<Theme>("system");
  motion = $state<Motion>("normal");
  confirm = $state<Confirm>("risky");
  /** How fast others' acts are told. */
  pace = $state<PaceName>("normal");
  sound = $state(true);
  language = $state<Language | "system">("system");
  notify = $state(false);

  /** What is spoken: the reader's choice, or the browser's. */
  get spoken(): Language {
    return this.language === "system" ? preferred(navigator.languages) : this.language;
  }

  /** The base of all durations, in ms: nothing moves for those who asked their machine for it. */
  get base(): number {
    if (STILLNESS.current) return 0;
    const beat = BEATS[this.pace];
    return beat === 0 ? BASES[this.motion] : Math.min(BASES[this.motion], Math.round(beat / IN_A_BEAT));
  }

  /** Noon or torchlight, as it is shown. */
  get light(): "noon" | "torchlight" {
    if (this.theme !== "system") return this.theme;
    return DARKNESS.current ? "torchlight" : "noon";
  }

  words(): Record<string, unknown> {
    const { theme, motion, confirm, pace, sound, language, notify } = this;
    return { theme, motion, confirm, pace, sound, language, notify };
  }

  /** Take what was kept, as far as it is still sense. */
  take(kept: Record<string, unknown>): void {
    this.theme = oneOf(THEMES, kept["theme"]) ?? this.theme;
    this.motion = oneOf(MOTIONS, kept["motion"]) ?? this.motion;
    this.confirm = oneOf(CONFIRMS, kept["confirm"]) ?? this.confirm;
    this.pace = oneOf(PACES, kept["pace"]) ?? this.pace;
    this.sound = kept["sound"] !== false;
    this.language = oneOf(LANGUAGES, kept["language"]) ?? "system";
    this.notify = kept["notify"] === true;
  }
}

export const settings = new Settings();
settings.take(read());

/** Put the settings on the page and keep them; called in an effect, so that it follows every change. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset["theme"] = settings.light;
  root.style.setProperty("--b", `${settings.base}ms`);
  root.lang = settings.spoken;
  void speak(settings.spoken);
  keep(settings.words());
}

function oneOf<T extends string>(words: readonly T[], value: unknown): T | null {
  return words.find((word) => word === value) ?? null;
}

/** Browsers may forbid a page to keep anything: then nothing is kept. */
function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function keep(words: Record<string, unknown>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(words));
  } catch {
    return;
  }
}
