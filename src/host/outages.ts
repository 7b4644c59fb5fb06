/*
 * What a process cannot work without is away for a while: its database, or room on the disk. Read by the fields and words of
 * the errors, because they come wrapped, from several libraries and from several copies of a module.
 */

/** Node's codes of a connection that cannot be made or broke. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** PostgreSQL's (appendix A of its manual): connection exceptions, too many connections, shutting down or starting. */
const awayStates = /^(?:08...|53300|57P0[1-5])$/;

/** What `pg` and its pool say without any code. */
const awayWords =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Of files, of quotas, and PostgreSQL's. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

interface Fault {
  code: string;
  message: string;
  /** Of a system call that failed, like `connect`. */
  syscall: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The error with everything that it was caused by or is made of, a few levels deep. */
function* faultsIn(error: unknown, depth = 0): Generator<Fault> {
  if (typeof error !== 'object' || error === null || depth > 5) return;
  const { code, message, syscall, cause, errors } = error as Record<string, unknown>;
  yield { code: text(code), message: text(message), syscall: text(syscall) };
  yield* faultsIn(cause, depth + 1);
  if (Array.isArray(errors)) for (const each of errors) yield* faultsIn(each, depth + 1);
}

/** The database cannot be reached, is starting or stopping, or has no connection free. */
export const isDatabaseAway = (error: unknown): boolean =>
  faultsIn(error).some(
    ({ code, message, syscall }) =>
      networkCodes.has(code) ||
      awayStates.test(code) ||
      // The server's socket is a file, gone with it.
      (code === 'ENOENT' && syscall === 'connect') ||
      awayWords.test(message),
  );

/** There is no room to write. */
export const isDiskFull = (error: unknown): boolean =>
  faultsIn(error).some(({ code, message }) => fullCodes.has(code) || message.includes('No space left on device'));
