// The time, a second at a time, for clocks; it runs only while somebody reads it.
import { createSubscriber } from "svelte/reactivity";

const follow = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

export const now = {
  get ms(): number {
    follow();
    return Date.now();
  },
};
