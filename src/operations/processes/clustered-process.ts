import cluster from 'node:cluster';
import type { Config } from '#host/config.ts';
import type { StartedProcess } from './process-group.ts';

/* Processes that share one port (`node:cluster`): the main process accepts connections and passes each to the next
   listening process, so that none is lost while a process ends (ADR 55). */

/** Environment variables by which a process of a group gets its role and its data. */
const numberName = 'PRILIKA_PROCESS';
const firstName = 'PRILIKA_FIRST';

/** The number of this process in its group. */
export const processNumber = (): number => Number(process.env[numberName]);

/** Whether this process is the first of a group that has just been started. */
export const isFirst = (): boolean => process.env[firstName] === '1';

/**
 * Starts processes of a group. The one of number 0 has all `ROLES`, the others answer requests alone; what the first process has decided or
 * started for all is passed to each.
 */
export function startInCluster({
  ROLES: roles,
  ...config
}: Pick<Config, 'ROLES' | 'DATABASE_URL' | 'SEED' | 'WEB_PROCESSES'>): (number: number) => StartedProcess {
  let started = 0;
  const same = {
    ...(config.DATABASE_URL ? { DATABASE_URL: config.DATABASE_URL } : {}),
    SEED: config.SEED,
    WEB_PROCESSES: String(config.WEB_PROCESSES),
  };
  return (number) => {
    started += 1;
    const worker = cluster.fork({
      ...same,
      [numberName]: String(number),
      [firstName]: started === 1 ? '1' : '',
      ROLES: number === 0 ? roles.join(',') : 'web',
    });
    const ready = new Promise<void>((resolve) => {
      worker.on('message', (message) => message === 'ready' && resolve());
    });
    const ended = new Promise<string>((resolve) => {
      worker.on('exit', (code, signal) => resolve(signal ?? `code ${code}`));
      // Also emitted for a message that was sent too late; only a process that was never created has no pid.
      worker.on('error', (error) => worker.process.pid ?? resolve(error.message));
    });
    return {
      ready,
      ended,
      stop: () => worker.process.kill('SIGTERM'),
      retire: () => worker.send('retire', () => {}),
      kill: () => worker.process.kill('SIGKILL'),
    };
  };
}
