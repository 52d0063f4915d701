// What to say of something that went wrong: the server's sentence, or that it cannot be reached.
import { NO_LINE, Refusal } from "../lib/api";
import { t } from "../lib/texts.svelte";

export function sentence(wrong: unknown): string {
  return wrong instanceof Refusal && wrong.kind !== NO_LINE ? wrong.say : t("pages-unreachable");
}
