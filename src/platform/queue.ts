import { Problem } from '#shared/problem.ts';

/** Lets through what is given to it, a few at a time, in the order in which it came. */
export interface Queue {
  /** Answers what `work` answers. Throws `unavailable` at once when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export interface QueueLimits {
  /** How many works run at once. */
  concurrency: number;
  /** How many wait for one of them to end. */
  waiting: number;
}

/** Seconds after which somebody who was sent away may find room. */
const retryAfterSeconds = 5;

/**
 * A queue for one kind of heavy work (pictures, hashing): each kind has its own, so that one never starves another, and an
 * end, so that what waits is neither endless memory nor an answer nobody waits for any more.
 */
export function createQueue({ concurrency, waiting }: QueueLimits): Queue {
  const waiters: (() => void)[] = [];
  let free = concurrency;
  return {
    async run(work) {
      if (free > 0) free -= 1;
      else if (waiters.length >= waiting) throw new Problem('unavailable', { retryAfter: retryAfterSeconds });
      else await new Promise<void>((resolve) => waiters.push(resolve));
      try {
        return await work();
      } finally {
        // Whoever waits takes the place over: nobody who comes now gets in between.
        const next = waiters.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
