// The colours of the seats at the table on the screen, where its game deals them; else every seat has its own.
import type { SeatColour } from "./factions";

let worn = $state.raw<readonly SeatColour[]>([]);

export const dress = {
  get colours(): readonly SeatColour[] {
    return worn;
  },
  wear(colours: readonly SeatColour[]): void {
    if (colours.join() !== worn.join()) worn = colours;
  },
};
