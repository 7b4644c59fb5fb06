/**
 * Passes of the event loop between two callers. A cheap request (a check of health, a cached page) needs several of them from
 * its socket to its answer; with one, it waited for a rendering in each (bench/README.md).
 */
const passes = 8;

const pass = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Lets callers proceed one by one, some passes of the event loop apart, so that many parallel tasks of some milliseconds do
 * not block everything else until the last is done.
 */
export const createTurns = (): (() => Promise<void>) => {
  const next = async (): Promise<void> => {
    for (let at = 0; at < passes; at += 1) await pass();
  };
  let last = Promise.resolve();
  return () => {
    last = last.then(next);
    return last;
  };
};
