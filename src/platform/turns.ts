/**
 * Lets callers through one by one, each in a turn of the event loop of its own: work of some milliseconds that many ask for
 * at once must not keep everybody else waiting until the last of it is done.
 */
export const createTurns = (): (() => Promise<void>) => {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
    return last;
  };
};
