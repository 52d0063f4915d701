// A chance for the ear: what the eye sees in numbers and signs, in words.
import { t } from "../../lib/texts.svelte";
import { knownOf, type Chance } from "./read";

/** What comes before "per cent": "15", "about 15" or "12 to 18". */
export function chanceSaid(chance: Chance): string {
  const known = knownOf(chance);
  return known.sort === "exact" ? known.percent : t(`circus-chance-${known.sort}`, { ...known });
}
