import type { Clock } from './clock.ts';

/**
 * A value that is expensive to make and may be old: made by the first call, and again after `maxAgeMs`. After an error the
 * next call tries again.
 */
export function cachedValue<Value>(clock: Clock, maxAgeMs: number, make: (now: Date) => Promise<Value>) {
  let made: { at: number; value: Promise<Value> } | null = null;
  return (): Promise<Value> => {
    const now = clock.now();
    if (made && now.getTime() - made.at < maxAgeMs) return made.value;
    const value = make(now);
    made = { at: now.getTime(), value };
    value.catch(() => {
      made = null;
    });
    return value;
  };
}
