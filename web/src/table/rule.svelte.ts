// The clause that is being read beside the table.
import { chapterOf } from "../lib/book";

let clause = $state<string | null>(null);

export const rule = {
  get clause(): string | null {
    return clause;
  },
  get chapter(): string | null {
    return clause === null ? null : chapterOf(clause);
  },
  show(wanted: string): void {
    clause = wanted;
  },
  close(): void {
    clause = null;
  },
};

/** The clause a link leads to, if it leads to one: `/rules/colossal-arena#CA-6.8`. */
export function clauseIn(link: HTMLAnchorElement, game: string): string | null {
  const address = new URL(link.href, location.href);
  if (address.origin !== location.origin || address.pathname !== `/rules/${game}`) return null;
  return address.hash === "" ? null : decodeURIComponent(address.hash.slice(1));
}
