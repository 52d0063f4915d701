// Somebody rests on something, with the mouse or by the keyboard: after a while more may be said about it.
import type { Attachment } from "svelte/attachments";

const WAIT = 450;

/** Calls the one who asks when somebody has rested on an element, and again when that is over. */
export function resting(rested: (on: HTMLElement) => void, left: () => void): Attachment<HTMLElement> {
  return (element) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;

    const stay = () => clearTimeout(waiting);
    const wait = () => {
      stay();
      waiting = setTimeout(() => rested(element), WAIT);
    };
    const leave = () => {
      stay();
      left();
    };
    const entered = (event: PointerEvent) => {
      if (event.pointerType === "mouse") wait();
    };
    const focused = () => {
      if (element.matches(":focus-visible")) wait();
    };

    element.addEventListener("pointerenter", entered);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("focus", focused);
    element.addEventListener("blur", leave);
    element.addEventListener("click", stay);
    return () => {
      stay();
      element.removeEventListener("pointerenter", entered);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("focus", focused);
      element.removeEventListener("blur", leave);
      element.removeEventListener("click", stay);
    };
  };
}
