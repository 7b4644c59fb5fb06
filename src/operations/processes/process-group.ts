import type { Log } from '#host/log.ts';

/** One process of a group, from its start to its end. */
export interface StartedProcess {
  /** Resolves when it answers requests; stays pending when it ends before. */
  ready: Promise<void>;
  /** Resolves with how it ended: „code 1”, „SIGKILL”. */
  ended: Promise<string>;
  /** Ends it after its current work. */
  stop(): void;
  /** Ends it when each of its clients has been asked to close its connection. */
  retire(): void;
  /** Ends it immediately. */
  kill(): void;
}

export interface ProcessGroupDeps {
  count: number;
  /** Starts the process of this number (0 to `count - 1`). */
  start(number: number): StartedProcess;
  /** Called when no process runs and none can be started. */
  giveUp(sentence: string): void;
  log: Log;
}

export interface ProcessGroup {
  /**
   * Starts the first process, then the others in parallel. Resolves with false when the first ends before it is ready.
   */
  begin(): Promise<boolean>;
  /**
   * Replaces all processes one by one: the old one is retired when the new one answers. Calls while it runs do nothing.
   */
  restart(): Promise<void>;
  /** Ends all, within `patienceMs`. Resolves with whether all ended by themselves with success. */
  stop(patienceMs: number): Promise<boolean>;
}

/** A process that runs this long counts as started successfully, in milliseconds. */
const settledMs = 60_000;
const firstPauseMs = 1000;
const longestPauseMs = 30_000;
/** With doubling pauses, this is about half a minute. */
const maxTries = 6;

/** Milliseconds before restarting a process that has ended so many times in a row soon after its start. */
export const pauseBefore = (endings: number): number =>
  endings <= 1 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (endings - 2));

/** Asks processes to end, and kills those that have not after `patienceMs`. Resolves with how each ended. */
const endAll = async (all: readonly StartedProcess[], patienceMs: number): Promise<string[]> => {
  const left = new Set(all);
  for (const one of all) {
    void one.ended.then(() => left.delete(one));
    one.stop();
  }
  const timer = setTimeout(() => {
    for (const one of left) one.kill();
  }, patienceMs);
  const endings = await Promise.all(all.map(({ ended }) => ended));
  clearTimeout(timer);
  return endings;
};

/** Keeps a number of processes running: one that ends is restarted, at once, then after growing pauses. */
export function createProcessGroup(deps: ProcessGroupDeps): ProcessGroup {
  const { count, start, giveUp, log } = deps;
  /** The process of each number that answers requests, or will. */
  const current = new Map<number, StartedProcess>();
  /** All that have not ended, including those being retired. */
  const alive = new Set<StartedProcess>();
  const ready = new WeakSet<StartedProcess>();
  const pauses = new Set<NodeJS.Timeout>();
  let stopping = false;
  let restarting: Promise<void> | null = null;

  const begun = (number: number): StartedProcess => {
    const one = start(number);
    alive.add(one);
    void one.ready.then(() => ready.add(one));
    void one.ended.then(() => alive.delete(one));
    return one;
  };

  const keep = (number: number, endings = 0): StartedProcess => {
    const one = begun(number);
    current.set(number, one);
    watch(number, one, endings);
    return one;
  };

  const watch = (number: number, one: StartedProcess, endingsBefore: number): void => {
    const startedAt = performance.now();
    void one.ended.then((how) => {
      // It was replaced, or asked to end.
      if (stopping || current.get(number) !== one) return;
      const endings = performance.now() - startedAt > settledMs ? 1 : endingsBefore + 1;
      const noneIsReady = ![...alive].some((other) => ready.has(other));
      if (noneIsReady && endings >= maxTries) {
        giveUp(`No process of the site can be started; the last one ended with ${how}.`);
        return;
      }
      const pause = pauseBefore(endings);
      log.error({ process: number, ended: how, again: pause }, 'a process of the site ended');
      const timer = setTimeout(() => {
        pauses.delete(timer);
        keep(number, endings);
      }, pause);
      pauses.add(timer);
    });
  };

  const replaceAll = async (): Promise<void> => {
    for (let number = 0; number < count && !stopping; number += 1) {
      const old = current.get(number);
      const next = begun(number);
      const failed = await Promise.race([next.ready, next.ended]);
      if (stopping) return;
      if (failed !== undefined) {
        log.error({ process: number, ended: failed }, 'a new process did not start; the old ones go on');
        return;
      }
      current.set(number, next);
      watch(number, next, 0);
      old?.retire();
      await old?.ended;
    }
    log.info('all processes were replaced');
  };

  return {
    async begin() {
      const first = begun(0);
      const failed = await Promise.race([first.ready, first.ended]);
      if (stopping) return true;
      if (failed !== undefined) return false;
      current.set(0, first);
      watch(0, first, 0);
      for (let number = 1; number < count; number += 1) keep(number);
      return true;
    },

    restart() {
      if (stopping) return Promise.resolve();
      restarting ??= replaceAll().finally(() => {
        restarting = null;
      });
      return restarting;
    },

    async stop(patienceMs) {
      stopping = true;
      for (const timer of pauses) clearTimeout(timer);
      const all = [...alive];
      const endings = await endAll(all, patienceMs);
      // A process that is still starting has no handler for the signal yet.
      return endings.every(
        (how, at) => how === 'code 0' || (how === 'SIGTERM' && !ready.has(all[at] as StartedProcess)),
      );
    },
  };
}
