// News that comes faster than the screen: the first is shown at once, what comes before the next frame all together.

/** When no frame comes, since nobody looks, it is gone on after so many ms. */
const NO_FRAME = 250;

export class Pace {
  private resting = false;
  private due = false;

  constructor(
    private readonly show: () => void,
    private readonly soon: (call: () => void) => void = afterFrame,
  ) {}

  /** There is something to show. */
  note(): void {
    this.due = true;
    if (!this.resting) this.showDue();
  }

  /** Show at once what is due, frame or no frame. */
  hurry(): void {
    if (!this.due) return;
    this.due = false;
    this.show();
  }

  private showDue(): void {
    this.resting = this.due;
    if (!this.due) return;
    this.due = false;
    this.show();
    this.soon(() => this.showDue());
  }
}

function afterFrame(call: () => void): void {
  // A task of its own, so that the frame is painted first.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(call);
  });
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    call();
  }, NO_FRAME);
}
