// Short sentences at the edge of the page: refusals, and what was done.
export interface Toast {
  readonly id: number;
  readonly say: string;
  readonly clause: string | null;
  readonly game: string | null;
  readonly kind: "wrong" | "done";
}

const SECONDS = 9;
let next = 0;
let shown = $state.raw<Toast[]>([]);

export const toasts = {
  get all(): Toast[] {
    return shown;
  },
  /** Something was refused, or went wrong. */
  wrong(say: string, clause: string | null = null, game: string | null = null): void {
    add({ say, clause, game, kind: "wrong" });
  },
  done(say: string): void {
    add({ say, clause: null, game: null, kind: "done" });
  },
  drop(id: number): void {
    shown = shown.filter((toast) => toast.id !== id);
  },
};

function add(words: Omit<Toast, "id">): void {
  const toast = { ...words, id: next++ };
  shown = [...shown.filter((one) => one.say !== words.say).slice(-2), toast];
  setTimeout(() => toasts.drop(toast.id), SECONDS * 1000);
}
