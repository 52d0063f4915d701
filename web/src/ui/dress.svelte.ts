// What the seats at the table on the screen play, where its game deals it; else every seat has its own colour.
import type { Faction } from "./factions";

let worn = $state.raw<readonly Faction[]>([]);
let wearer: object | null = null;

export const dress = {
  get factions(): readonly Faction[] {
    return worn;
  },
  /** A table comes to the screen, or its game has dealt. */
  wear(table: object, factions: readonly Faction[]): void {
    wearer = table;
    if (idsOf(factions) !== idsOf(worn)) worn = factions;
  },
  /** A table goes; if the next one is there already, it keeps what it wears. */
  takeOff(table: object): void {
    if (wearer === table) this.wear(table, []);
  },
};

function idsOf(factions: readonly Faction[]): string {
  return factions.map((one) => one.id).join();
}
