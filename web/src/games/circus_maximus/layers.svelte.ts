// What is drawn over the board: switched on and off one by one, and remembered in this browser.

export const LAYERS = ["reach", "risk", "threat", "blocked", "cup", "names"] as const;
export type Layer = (typeof LAYERS)[number];

const KEY = "harena-circus-layers";
const USUAL: Record<Layer, boolean> = {
  reach: true,
  risk: true,
  threat: true,
  blocked: true,
  cup: false,
  names: false,
};

class Layers {
  private shown = $state<Record<Layer, boolean>>({ ...USUAL, ...kept() });

  on(layer: Layer): boolean {
    return this.shown[layer];
  }

  toggle(layer: Layer): void {
    this.shown[layer] = !this.shown[layer];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.shown));
    } catch {
      // A browser that keeps nothing forgets it.
    }
  }
}

function kept(): Partial<Record<Layer, boolean>> {
  try {
    const words: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof words === "object" && words !== null ? words : {};
  } catch {
    return {};
  }
}

export const layers = new Layers();
