/**
 * Lets callers proceed one by one, each in its own turn of the event loop, so that many parallel tasks of some
 * milliseconds do not block everything else until the last is done.
 */
export const createTurns = (): (() => Promise<void>) => {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
    return last;
  };
};
