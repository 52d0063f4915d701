// What reaches a reader who does not look: a spoken line, the page's title, the icon's badge, a notice, a sound.
import { settings } from "./settings.svelte";
import { play } from "./sound";

const SITE = "Harena";
const ICON = "/icon.svg";
let spoken = $state("");
let urgent = $state("");

/** The lines of the two live regions; reactive. */
export const live = {
  get polite(): string {
    return spoken;
  },
  get urgent(): string {
    return urgent;
  },
};

/** Have something read aloud when there is a pause. */
export function announce(sentence: string): void {
  spoken = sentence;
}

/** Have something read aloud at once: one's own turn, a refusal. */
export function announceNow(sentence: string): void {
  urgent = sentence;
}

/** The page's title, and whether its icon has a badge: it is the reader's turn. */
export function showTitle(title: string, badge = false): void {
  const name = title === "" ? SITE : `${title} · ${SITE}`;
  const wanted = badge ? `● ${name}` : name;
  if (document.title !== wanted) document.title = wanted;
  showBadge(badge);
}

/** Tell that it is the reader's turn by all means he allows. */
export function callToTurn(title: string, sentence: string): void {
  play("turn");
  if (settings.notify && document.hidden) notice(title, sentence);
}

/** Ask the browser whether notices may be shown; gives whether they may. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

function notice(title: string, sentence: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body: sentence, icon: ICON, tag: "harena-turn" });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some phones show notices only for pages with a worker in the background, which these do without.
    return;
  }
}

let badged = false;
let badgedIcon: Promise<string> | null = null;

function showBadge(badge: boolean): void {
  if (badge === badged) return;
  badged = badge;
  void iconWith(badge).then((href) => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (link !== null && badge === badged) link.href = href;
  });
}

/** The icon, or the same with a stone in its corner. */
async function iconWith(badge: boolean): Promise<string> {
  if (!badge) return ICON;
  badgedIcon ??= fetch(ICON).then((response) => response.text());
  const stone = '<circle cx="37" cy="37" r="11" fill="#B04325" stroke="#fff" stroke-width="3"/></svg>';
  return `data:image/svg+xml,${encodeURIComponent((await badgedIcon).replace("</svg>", stone))}`;
}
