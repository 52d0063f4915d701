// The colours of the seats at the table on the screen, where its game deals them; else every seat has its own.

let worn = $state.raw<readonly string[]>([]);

export const dress = {
  get colours(): readonly string[] {
    return worn;
  },
  wear(colours: readonly string[]): void {
    if (colours.join() !== worn.join()) worn = colours;
  },
};
