import { t } from "../lib/texts.svelte";
import { factionOf } from "./factions";

/** A faction in words: its name and its colour. */
export function factionText(seat: number): string {
  const { name, colour } = factionOf(seat);
  return t("kit-faction", { name, colour: t(`kit-colour-${colour}`) });
}
