import { styleText } from 'node:util';
import type { DestinationStream } from 'pino';

/* Formats log lines for people. Own code instead of pino-pretty, which brings a dozen packages and would still need
   code for the lines of requests. */

/** A log entry as written by pino, including serialised errors. */
interface Entry {
  level: string;
  time: string;
  msg?: string;
  err?: { message: string; stack: string };
  [fact: string]: unknown;
}

const longestTrace = 4000;
const longestSentence = 300;

/** Replaces control characters: an error may contain text that people sent, which must not control the terminal. */
const harmless = (text: string): string => text.replace(/(?![\n\t])\p{Cc}/gu, '�');

const labelOf = (level: string): string => {
  if (level === 'error' || level === 'fatal') return `${styleText('red', level)} `;
  return level === 'warn' ? `${styleText('yellow', 'warning')} ` : '';
};

const said = (facts: Record<string, unknown>): string =>
  Object.entries(facts)
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('');

const requestSentence = ({ method, path, status, ms, requestId }: Record<string, unknown>): string =>
  `${method} ${path} ${status} ${ms} ms${Number(status) >= 500 ? ` requestId=${requestId}` : ''}`;

/**
 * Formats one line of pino's JSON as text: time, level above info, message, facts; for an error its message first, then
 * its stack trace on separate lines. A line that is not JSON is unchanged.
 */
export function readableLine(json: string): string {
  let entry: Entry;
  try {
    entry = JSON.parse(json) as Entry;
  } catch {
    return harmless(json.trimEnd());
  }
  const { level, time, msg = '', err, ...facts } = entry;
  const clock = styleText('dim', new Date(time).toTimeString().slice(0, 8));
  const line = msg === 'request' ? requestSentence(facts) : `${msg}${said(facts)}`;
  if (!err) return `${clock} ${labelOf(level)}${harmless(line)}`;
  const [sentence = ''] = err.message.split('\n');
  const trace = harmless(err.stack.slice(0, longestTrace)).replace(/^/gm, '    ');
  return `${clock} ${labelOf(level)}${harmless(`${sentence.slice(0, longestSentence)} (${line})`)}\n${trace}`;
}

/** Whether the log is formatted for people: as `LOG_FORMAT` says, otherwise when standard output is a terminal. */
export const peopleRead = (format: 'json' | 'text' | undefined, terminal: boolean): boolean =>
  (format ?? (terminal ? 'text' : 'json')) === 'text';

/** A pino destination that writes formatted lines to standard output. */
export const readableLines: DestinationStream = {
  write(json) {
    process.stdout.write(`${readableLine(json)}\n`);
  },
};
