import { Problem } from '#kit/problem.ts';

/** Runs tasks a few at a time, in the order in which they were added. */
export interface Queue {
  /** Returns what `work` returns. Throws `unavailable` at once when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** The same for work that ends elsewhere: it has its place until the returned function is called, once. */
  enter(): Promise<() => void>;
}

export interface QueueLimits {
  /** How many works run at once. */
  concurrency: number;
  /** How many wait for one of them to end. */
  waiting: number;
}

/** Seconds after which a refused caller may find room. */
const retryAfterSeconds = 5;

/**
 * A queue for one kind of heavy work (pictures, hashing). Each kind has its own, so that one never starves another,
 * and a limit, so that waiting work uses bounded memory and is not done for callers that have given up.
 */
export function createQueue({ concurrency, waiting }: QueueLimits): Queue {
  const waiters: (() => void)[] = [];
  let free = concurrency;
  /** The next in the queue takes over the place directly: no later caller can overtake it. */
  const leave = (): void => {
    const next = waiters.shift();
    if (next) next();
    else free += 1;
  };
  /** Null when there is a place at once. */
  const place = (): Promise<void> | null => {
    if (free > 0) {
      free -= 1;
      return null;
    }
    if (waiters.length >= waiting) throw new Problem('unavailable', { retryAfter: retryAfterSeconds });
    return new Promise<void>((resolve) => waiters.push(resolve));
  };
  return {
    async enter() {
      await place();
      return leave;
    },
    async run(work) {
      const taken = place();
      if (taken) await taken;
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
