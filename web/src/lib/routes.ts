// Which page an address shows.
export type PageName =
  | "landing"
  | "new"
  | "table"
  | "tables"
  | "watch"
  | "replay"
  | "rules"
  | "sheet"
  | "learn"
  | "lesson"
  | "settings"
  | "account"
  | "unknown";

export interface Place {
  readonly page: PageName;
  readonly path: string;
  readonly params: Record<string, string>;
  readonly query: URLSearchParams;
  /** Without its `#`. */
  readonly hash: string;
}

/** A `:name` takes a part of the path, a `:name?` may be missing. */
const PATTERNS: [string, PageName][] = [
  ["/", "landing"],
  ["/new", "new"],
  ["/t/:table", "table"],
  ["/tables", "tables"],
  ["/watch", "watch"],
  ["/replay/:table?", "replay"],
  ["/rules/:game?", "rules"],
  ["/sheet/:game?", "sheet"],
  ["/learn", "learn"],
  ["/learn/:lesson", "lesson"],
  ["/settings", "settings"],
  ["/account", "account"],
];

export function placeOf(address: URL): Place {
  const parts = partsOf(address.pathname);
  const rest = { path: address.pathname, query: address.searchParams, hash: decoded(address.hash.slice(1)) };
  for (const [pattern, page] of PATTERNS) {
    const params = fit(partsOf(pattern), parts);
    if (params !== null) return { page, params, ...rest };
  }
  return { page: "unknown", params: {}, ...rest };
}

function fit(pattern: string[], parts: string[]): Record<string, string> | null {
  if (parts.length > pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [place, wanted] of pattern.entries()) {
    const part = parts[place];
    if (part === undefined) {
      if (!wanted.endsWith("?")) return null;
    } else if (wanted.startsWith(":")) {
      params[wanted.slice(1).replace("?", "")] = decoded(part);
    } else if (wanted !== part) {
      return null;
    }
  }
  return params;
}

function partsOf(path: string): string[] {
  return path.split("/").filter((part) => part !== "");
}

/** What somebody typed may be no encoding at all. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
