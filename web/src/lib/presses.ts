// Presses of mouse and finger: a second click that follows at once is for what the first one was for, and for nothing that
// has come in its place since.

/** A finger's second tap, in ms and px: browsers count the clicks of a mouse, but not taps. */
const SOON = 400;
const NEAR = 24;

export interface Press {
  /** When, in ms, and where. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** The how manieth click in a row, as the browser counts them. */
  readonly count: number;
  readonly touch: boolean;
  /** What it would press, if anything. */
  readonly on: unknown;
  /** Whether that confirms what was chosen. */
  readonly confirms: boolean;
  /** Which question is asked. */
  readonly asked: number;
}

export class Presses {
  private first: Press | null = null;

  /** Whether a press belongs to the one before it, but would land on something else. */
  strays(press: Press): boolean {
    const { first } = this;
    if (first === null || !follows(press, first)) {
      this.first = press;
      return false;
    }
    this.first = { ...first, at: press.at };
    if (press.on === null) return false;
    return press.asked !== first.asked || !(press.on === first.on || press.confirms);
  }
}

function follows(press: Press, first: Press): boolean {
  if (!press.touch) return press.count > 1;
  return press.at - first.at < SOON && Math.hypot(press.x - first.x, press.y - first.y) < NEAR;
}
