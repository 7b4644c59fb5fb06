import { Problem } from '#kit/problem.ts';

/** Runs tasks a few at a time, in the order in which they were added. */
export interface Queue {
  /** Returns what `work` returns. Throws `unavailable`: at once when too many are waiting, or after having waited too long. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** The same for work that ends elsewhere: it occupies a slot until the returned function is called, once. */
  enter(): Promise<() => void>;
}

export interface QueueLimits {
  /** How many tasks run at once. */
  concurrency: number;
  /** How many may wait. */
  waiting: number;
  /** How long each may wait, in milliseconds; without it as long as it takes. */
  patienceMs?: number;
}

/** Seconds after which a rejected caller may retry. */
const retryAfterSeconds = 5;

const refusal = (): Problem => new Problem('unavailable', { retryAfter: retryAfterSeconds });

/**
 * A queue for one kind of heavy work (pictures, hashing). Each kind has its own queue, so that none starves another,
 * and a limit, so that waiting work uses bounded memory and is not done for callers that have given up.
 */
export function createQueue({ concurrency, waiting, patienceMs }: QueueLimits): Queue {
  const waiters: (() => void)[] = [];
  let free = concurrency;
  /** The next in the queue takes over the slot directly: no later caller can overtake it. */
  const leave = (): void => {
    const next = waiters.shift();
    if (next) next();
    else free += 1;
  };
  /** Takes a slot; null when one was free at once. */
  const place = (): Promise<void> | null => {
    if (free > 0) {
      free -= 1;
      return null;
    }
    if (waiters.length >= waiting) throw refusal();
    return new Promise<void>((resolve, reject) => {
      const proceed = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = (): void => {
        waiters.splice(waiters.indexOf(proceed), 1);
        reject(refusal());
      };
      const timer = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs);
      waiters.push(proceed);
    });
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
