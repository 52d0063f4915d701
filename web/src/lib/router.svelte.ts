// Where one is: the address of the page, followed without loading it anew.
import { placeOf, type PageName, type Place } from "./routes";

let place = $state.raw<Place>(placeOf(new URL(location.href)));

/** The page shown; reactive. */
export const route = {
  get page(): PageName {
    return place.page;
  },
  get path(): string {
    return place.path;
  },
  get params(): Record<string, string> {
    return place.params;
  },
  get query(): URLSearchParams {
    return place.query;
  },
  get hash(): string {
    return place.hash;
  },
};

/** Go to another page of ours; `replace` leaves no step back. */
export function go(path: string, { replace = false } = {}): void {
  const next = new URL(path, location.href);
  const samePage = next.pathname === location.pathname;
  history[replace ? "replaceState" : "pushState"](null, "", next);
  place = placeOf(next);
  if (!samePage) scrollTo(0, 0);
}

/** Follow the address and plain links from now on; gives what ends it. */
export function followLinks(): () => void {
  const moved = () => (place = placeOf(new URL(location.href)));
  addEventListener("popstate", moved);
  addEventListener("hashchange", moved);
  document.addEventListener("click", followLink);
  return () => {
    removeEventListener("popstate", moved);
    removeEventListener("hashchange", moved);
    document.removeEventListener("click", followLink);
  };
}

function followLink(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return;
  }
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || !isOurs(link)) return;
  const next = new URL(link.href);
  // The browser scrolls to a place on the same page by itself.
  if (next.pathname === location.pathname && next.search === location.search && next.hash !== "") return;
  event.preventDefault();
  go(next.href);
}

function isOurs(link: HTMLAnchorElement): boolean {
  if (link.target !== "" || link.hasAttribute("download") || !link.hasAttribute("href")) return false;
  const next = new URL(link.href);
  return next.origin === location.origin && !next.pathname.startsWith("/api/") && !next.pathname.startsWith("/schema");
}
