import type { ChildProcess } from 'node:child_process';
import type { Log } from '../../log.ts';

/** How often it is restarted in a row; one that ran longer than a minute resets the count. */
const maxRestarts = 3;
const settledMs = 60_000;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Restarts a server that ended unexpectedly. Returns a function that stops it for good. */
export function keepRunning({
  child: first,
  run,
  log,
  onCrash,
}: {
  child: ChildProcess;
  run: () => Promise<ChildProcess>;
  log: Log;
  /** Called when it cannot be restarted; by default this is logged and the process ends with code 1. */
  onCrash: ((error: Error) => void) | undefined;
}): (end: () => Promise<void>) => Promise<void> {
  let child = first;
  let starting: Promise<void> | null = null;
  let stopping: Promise<void> | null = null;
  let endings = 0;
  const crash =
    onCrash ??
    ((error: Error) => {
      log.fatal({ err: error }, 'PostgreSQL cannot be started again; this process ends');
      process.exit(1);
    });
  const restart = async (): Promise<void> => {
    try {
      child = await run();
      watch();
    } catch (error) {
      crash(error as Error);
    }
  };
  const watch = (): void => {
    const startedAt = performance.now();
    child.once('exit', (code, signal) => {
      if (stopping) return;
      endings = performance.now() - startedAt > settledMs ? 1 : endings + 1;
      const how = signal ?? `code ${code}`;
      if (endings > maxRestarts) return crash(new Error(`PostgreSQL ended again and again, last with ${how}.`));
      log.error({ ended: how }, 'PostgreSQL ended; it is started again');
      starting = restart();
    });
  };
  watch();
  // When this process exits without having stopped the server, the server is signalled to stop.
  const endWithProcess = () => child.kill('SIGINT');
  process.on('exit', endWithProcess);
  return (end) => {
    stopping ??= (async () => {
      await starting;
      if (!hasEnded(child)) await end();
      process.off('exit', endWithProcess);
    })();
    return stopping;
  };
}
