import { ConfigError } from './config.ts';
import { DataFolderInUse } from './database/embedded/data-folder-lock.ts';

/** An error and what caused it, the outermost first; of several at once (an address tried over IPv6 and IPv4) the first. */
function* causesOf(error: unknown): Generator<Error & { code?: unknown; syscall?: unknown }> {
  for (let at = error; at instanceof Error; at = at instanceof AggregateError ? at.errors[0] : at.cause)
    yield at;
}

/** The number of PostgreSQL for a full disk. */
const diskFull = '53100';

const sentenceFor = (
  { code, syscall, message }: Error & { code?: unknown; syscall?: unknown },
  port: string,
): string | null => {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that program, or choose another port with PORT, for example PORT=${Number(port) + 1}.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`;
  if (code === 'EADDRNOTAVAIL')
    return 'The address in HOST is none of this machine. Without HOST all of its addresses are listened on.';
  if (code === 'ENOSPC' || code === diskFull || /no space left on device/i.test(message))
    return 'The disk is full. Free some space, or choose a folder on another disk with DATA_DIR; then start again.';
  if (syscall === 'mkdir' || code === 'EROFS')
    return `The data folder cannot be written to (${message}). Choose another one with DATA_DIR.`;
  if (syscall === 'connect' || syscall === 'getaddrinfo')
    return `The database server in DATABASE_URL does not answer (${String(code)}). Is it running, and can it be reached from here?`;
  return null;
};

/**
 * Why a process could not start, for the person who started it: what they can mend as one sentence, everything else with
 * its message first and the trace of its cause below.
 * @param port the port that was to be listened on, as it was given
 */
export function explainStartFailure(error: unknown, port = '3000'): string {
  if (error instanceof ConfigError) return `The configuration is wrong.\n${error.message}`;
  if (error instanceof DataFolderInUse) return error.message;
  const causes = [...causesOf(error)];
  for (const cause of causes) {
    const sentence = sentenceFor(cause, port);
    if (sentence) return sentence;
  }
  const innermost = causes.at(-1);
  return innermost ? (innermost.stack ?? innermost.message) : String(error);
}
