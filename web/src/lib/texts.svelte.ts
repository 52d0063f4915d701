// What the pages say: one Fluent bundle for each language, merged from all files of the language in `src/texts`.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "fr";
export type TextArgs = Record<string, FluentVariable>;
export const LANGUAGES: readonly Language[] = ["en", "fr"];

const FILES = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });
const bundles = new Map<Language, Promise<FluentBundle>>();

let shown = $state.raw<{ name: Language; bundle: FluentBundle } | null>(null);

/** The language that is shown; reactive. */
export const language = {
  get current(): Language {
    return shown?.name ?? "en";
  },
  get ready(): boolean {
    return shown !== null;
  },
};

/** A string of the pages by its key; an attribute as `key.attribute`. Reactive to the language. */
export function t(key: string, args: TextArgs = {}): string {
  if (shown === null) return "";
  return formatted(shown.bundle, key, args) ?? key;
}

/** Whether there is such a string. */
export function hasText(key: string): boolean {
  return shown !== null && patternOf(shown.bundle, key) !== null;
}

/** Fetch a language and show it. */
export async function speak(name: Language): Promise<void> {
  const bundle = await bundleOf(name);
  shown = { name, bundle };
}

/** The language a browser asks for, as far as there is one of ours. */
export function preferred(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((name) => one.toLowerCase().startsWith(name));
    if (found !== undefined) return found;
  }
  return "en";
}

export function formatted(bundle: FluentBundle, key: string, args: TextArgs): string | null {
  const pattern = patternOf(bundle, key);
  // Errors are collected and not thrown: a sentence with a hole is better than no page.
  return pattern === null ? null : bundle.formatPattern(pattern, args, []);
}

function patternOf(bundle: FluentBundle, key: string) {
  const [name = "", attribute] = key.split(".", 2);
  const message = bundle.getMessage(name);
  if (message === undefined) return null;
  return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
}

function bundleOf(name: Language): Promise<FluentBundle> {
  const known = bundles.get(name);
  if (known !== undefined) return known;
  const made = makeBundle(name);
  bundles.set(name, made);
  made.catch(() => bundles.delete(name));
  return made;
}

async function makeBundle(name: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(name, { useIsolating: false });
  const own = Object.keys(FILES).filter((path) => path.endsWith(`.${name}.ftl`));
  const sources = await Promise.all(own.sort().map((path) => FILES[path]?.() ?? ""));
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}
