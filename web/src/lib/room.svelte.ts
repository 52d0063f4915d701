// How much of the window's height is taken by what stands above a table, beyond the bar that a live one has: boards that
// fit themselves into the window count with it.
let taken = $state(0);

export const room = {
  get taken(): number {
    return taken;
  },
  /** So many pixels are taken from now on. */
  take(pixels: number): void {
    taken = pixels;
  },
};
