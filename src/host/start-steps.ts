import type { Log } from './log.ts';

/** Runs one step of the start and reports its duration: as a line on the terminal, or a log entry. */
export const createSteps =
  (log: Log, readable: boolean) =>
  async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const begin = performance.now();
    if (readable) process.stderr.write(`${name} … `);
    try {
      return await work();
    } finally {
      const ms = Math.round(performance.now() - begin);
      if (readable) process.stderr.write(`${(ms / 1000).toFixed(1)} s\n`);
      else log.info({ ms }, name);
    }
  };
