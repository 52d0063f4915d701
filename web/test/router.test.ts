import { describe, expect, it } from "vitest";
import { placeOf } from "../src/lib/routes";

const at = (path: string) => placeOf(new URL(path, "http://harena.example"));

describe("places", () => {
  it.each([
    ["/", "landing", {}],
    ["/new?game=colossal-arena", "new", {}],
    ["/t/abc", "table", { table: "abc" }],
    ["/replay", "replay", {}],
    ["/replay/abc", "replay", { table: "abc" }],
    ["/rules/arena-maximus", "rules", { game: "arena-maximus" }],
    ["/sheet/circus-maximus", "sheet", { game: "circus-maximus" }],
    ["/learn", "learn", {}],
    ["/learn/ca-1", "lesson", { lesson: "ca-1" }],
    ["/t", "unknown", {}],
    ["/t/a/b", "unknown", {}],
    ["/nothing", "unknown", {}],
  ])("%s is %s", (path, page, params) => {
    expect(at(path)).toMatchObject({ page, params });
  });

  it("keeps query and hash", () => {
    const place = at("/rules/colossal-arena?q=bet#CA-6.8");
    expect(place.query.get("q")).toBe("bet");
    expect(place.hash).toBe("CA-6.8");
  });

  it("takes what is no encoding as it is", () => {
    expect(at("/t/100%").params).toEqual({ table: "100%" });
  });
});
