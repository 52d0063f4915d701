// Every file of texts says the same things in both languages, and every key that the pages name is there.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const texts = import.meta.glob<string>("../src/texts/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
/** What the server refuses it says in English by itself; that every refusal has another text is tried with the server. */
const parts = [...new Set(Object.keys(texts).map((path) => path.replace(/\.(en|fr)\.ftl$/, "")))].filter(
  (part) => !part.endsWith("/refused"),
);

/** Keys with their attributes: `frame-key-undo`, `frame-key-undo.does`. */
function keysOf(source: string | undefined): string[] {
  const messages = new FluentResource(source ?? "").body.filter((entry) => !entry.id.startsWith("-"));
  return messages
    .flatMap(({ id, value, attributes }) => [
      ...(value === null ? [] : [id]),
      ...Object.keys(attributes).map((name) => `${id}.${name}`),
    ])
    .sort();
}

/** What is written as a message but cannot be read as one. */
function unread(source: string | undefined): string[] {
  const read = new Set(new FluentResource(source ?? "").body.map((entry) => entry.id));
  const written = [...(source ?? "").matchAll(/^(-?[a-z][\w-]*) *=/gm)].map((found) => found[1] ?? "");
  return written.filter((id) => !read.has(id));
}

describe.each(parts)("%s", (part) => {
  it("can be read", () => {
    expect(unread(texts[`${part}.en.ftl`])).toEqual([]);
    expect(unread(texts[`${part}.fr.ftl`])).toEqual([]);
  });

  it("is complete in both languages", () => {
    expect(keysOf(texts[`${part}.fr.ftl`])).toEqual(keysOf(texts[`${part}.en.ftl`]));
  });
});

it("has every key that is named outright", () => {
  const known = new Set(Object.values(texts).flatMap(keysOf));
  const named = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/\bt\(\s*"([^"]+)"/g)].map((found) => `${path} ${found[1]}`),
  );
  expect(named.filter((one) => !known.has(one.split(" ")[1] ?? ""))).toEqual([]);
});
