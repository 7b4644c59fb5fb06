import { isProblem } from '#kit/problem.ts';
import { ConfigError } from './config.ts';
import { isDatabaseAway, isDiskFull } from './outages.ts';
import { StartRefusal } from './start-refusal.ts';

/** The root cause: an error's innermost cause; of several at once (one address by IPv6 and IPv4) the first. */
const firstCause = (error: Error): Error & { code?: unknown; syscall?: unknown } => {
  const [first] = error instanceof AggregateError ? error.errors : [error.cause];
  return first instanceof Error ? firstCause(first) : error;
};

/** The message for failures that the person who starts a process can fix; null for all others. */
function sentenceFor(error: Error, port: string): string | null {
  if (error instanceof ConfigError) return `The configuration is wrong.\n${error.message}`;
  if (error instanceof StartRefusal) return error.message;
  const { code, syscall, message, name } = firstCause(error);
  if (isProblem(error) && error.code === 'files.away')
    return `The object store cannot be used (${typeof code === 'string' ? code : `${name}: ${message}`}). Does it run, is the address in FILES_URL right, and do key and secret fit? npm run doctor looks at each.`;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that program, or choose another port with PORT, for example PORT=${Number(port) + 1}.`;
  if (code === 'EACCES' && (syscall === 'listen' || syscall === 'bind'))
    return `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`;
  if (isDiskFull(error))
    return 'The disk is full. Free some space, or choose a folder on another disk with DATA_DIR; then start again.';
  if (syscall === 'mkdir' || code === 'EROFS')
    return `The data folder cannot be written to (${message}). Choose another one with DATA_DIR.`;
  if (code === '42501')
    return `The user of DATABASE_URL may not do in the database what the site needs (${message}). Make it the owner, as a superuser: ALTER DATABASE … OWNER TO …;`;
  if (code === '0A000' && /^extension "\w+" is not available/.test(message))
    return `PostgreSQL lacks something that the site needs (${message}). Install its package contrib (Debian: postgresql-contrib).`;
  if (isDatabaseAway(error))
    return `The database server in DATABASE_URL does not answer (${typeof code === 'string' ? code : message}). Is it running, and can it be reached from here?`;
  return null;
}

/**
 * Explains why a process could not start: known causes as one sentence, others as the message of the root cause above
 * its stack trace.
 * @param port the configured port
 */
export function explainStartFailure(error: unknown, port = '3000'): string {
  if (!(error instanceof Error)) return String(error);
  const cause = firstCause(error);
  return sentenceFor(error, port) ?? cause.stack ?? cause.message;
}
