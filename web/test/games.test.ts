// Games as pages show them: the three with plates of their own, and whatever else a server has.
import { afterEach, expect, it, vi } from "vitest";
import { allPlates, plateOf, PLATES } from "../src/pages/games";

afterEach(() => vi.unstubAllGlobals());

/** A server with one game more, which has these texts, if any. */
function serve(name: string, text: string | null): void {
  const games = [...PLATES, { name }].map((one) => ({ name: one.name, seats: { fewest: 2, most: 6 } }));
  const book = { texts: [text], kinds: {}, asks: {}, verbs: [], clauses: [], colours: [] };
  vi.stubGlobal("fetch", (path: string) => {
    if (path === "/api/games") return Promise.resolve(Response.json({ games }));
    return Promise.resolve(text === null ? new Response("", { status: 502 }) : Response.json(book));
  });
}

it("A game without a plate of its own has the title of its own texts on a plain one", async () => {
  serve("stepping-stones", "game = Les pierres");
  const plates = await allPlates("fr");
  expect(plates.slice(0, -1)).toEqual(PLATES);
  expect(plates.at(-1)).toEqual({ ...plateOf("stepping-stones"), title: "Les pierres", seats: { fewest: 2, most: 6 } });
});

it("A game that is played elsewhere has no plate here", async () => {
  serve("circus-season", null);
  expect(await allPlates("en")).toEqual(PLATES);
});

it("Its name is its title where its texts cannot be had", async () => {
  serve("seven-hills", null);
  expect((await allPlates("en")).at(-1)?.title).toBe("Seven Hills");
  expect(plateOf("seven-hills").title).toBe("Seven Hills");
});
