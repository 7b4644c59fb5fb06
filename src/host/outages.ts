/* Recognises temporary outages of what a process depends on: its database, or free disk space. By fields and
   messages of the errors, because they are wrapped and come from several libraries and several copies of a module. */

/** Node's error codes for a connection that cannot be made or broke. */
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

/**
 * PostgreSQL's error codes (appendix A of its manual): connection exceptions, too many connections, shutting down or
 * starting.
 */
const awayStates = /^(?:08...|53300|57P0[1-5])$/;

/** Messages of `pg` and its pool that have no code. */
const awayWords =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Error codes for a full disk or quota, Node's and PostgreSQL's. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

interface Fault {
  code: string;
  message: string;
  /** The failed system call, like `connect`. */
  syscall: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The error with all its causes and parts, a few levels deep. */
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
      // The socket file of a stopped server is missing.
      (code === 'ENOENT' && syscall === 'connect') ||
      awayWords.test(message),
  );

/** There is no room to write. */
export const isDiskFull = (error: unknown): boolean =>
  faultsIn(error).some(({ code, message }) => fullCodes.has(code) || message.includes('No space left on device'));
