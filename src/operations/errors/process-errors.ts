import type { Log } from '#host/log.ts';
import type { ErrorTracking } from './error-tracking.ts';
import { exitTimeoutMs } from './exit-timeout.ts';

/**
 * Reports uncaught errors, and ends the process with code 1 as Node does. Only where errors are tracked: otherwise Node
 * writes the error and ends.
 */
export function reportProcessErrors(
  errors: Pick<ErrorTracking, 'report' | 'close'>,
  log: Log,
  end: (code: number) => void = process.exit,
): () => void {
  let ending = false;
  const fail = (error: unknown): void => {
    if (ending) return;
    ending = true;
    errors.report(error, { kind: 'process' });
    log.fatal({ err: error }, 'an error that nobody has caught; this process ends');
    void errors.close(exitTimeoutMs).then(
      () => end(1),
      () => end(1),
    );
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  return () => {
    process.off('uncaughtException', fail);
    process.off('unhandledRejection', fail);
  };
}
