import { stripVTControlCharacters } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { peopleRead, readableLine } from './log-lines.ts';

/** What is read of what is logged. */
const read = (write: (log: ReturnType<typeof createLog>) => void): string => {
  const lines: string[] = [];
  write(createLog('debug', { write: (line) => lines.push(readableLine(line)) }));
  return stripVTControlCharacters(lines.join('\n'));
};

test('a request is a sentence, with its id only when it failed', () => {
  const request = { requestId: 'abc', method: 'GET', path: '/oglasi', status: 200, ms: 12 };
  expect(read((log) => log.info(request, 'request'))).toMatch(/^\d\d:\d\d:\d\d GET \/oglasi 200 12 ms$/);
  expect(read((log) => log.info({ ...request, status: 500 }, 'request'))).toMatch(/500 12 ms requestId=abc$/);
});

test('an error says its sentence first, then what it happened to, then its trace and those of its causes', () => {
  const error = new Error('No posting has this id.', { cause: new Error('The connection was lost.') });
  const [first, ...rest] = read((log) => log.error({ requestId: 'abc', err: error }, 'request failed')).split('\n');
  expect(first).toMatch(
    /^\S+ error No posting has this id\.: The connection was lost\. \(request failed requestId=abc\)$/,
  );
  expect(rest.join('\n')).toMatch(/^ {4}Error: No posting[\s\S]*\n {4,}at [\s\S]*The connection was lost\./);
});

test('other lines carry their facts, warnings their level', () => {
  expect(read((log) => log.warn({ attempt: 2, permanent: false }, 'mail not sent'))).toMatch(
    /^\S+ warning mail not sent attempt=2 permanent=false$/,
  );
});

test('secrets stay out, and what people have sent cannot steer the terminal', () => {
  const line = read((log) => log.info({ email: 'ana@primer.rs', word: '\u001b[2J\u0007' }, 'tried'));
  expect(line).toMatch(/email=\[Redacted\]/);
  expect(line).not.toContain('ana@');
  expect(line).not.toContain('\u0007');
  expect(readableLine('{"level":"error","time":0,"msg":"\\u001b[2J"}')).not.toContain('\u001b[2J');
});

test('a failed statement is logged without the values that people have typed', () => {
  const cause = Object.assign(new Error('No space left on device'), {
    detail: 'Key (email)=(ana@primer.rs) exists.',
  });
  const failure = new DrizzleQueryError(
    'insert into "persons" values ($1, $2)',
    ['ana@primer.rs', 'Čika\nPera'],
    cause,
  );
  for (const error of [failure, cause]) {
    const lines: string[] = [];
    createLog('debug', { write: (line) => lines.push(line) }).error({ err: error }, 'request failed');
    expect(lines.join()).toContain('No space left on device');
    expect(lines.join()).not.toMatch(/ana@|Pera/);
  }
  expect(read((log) => log.error({ err: failure }, 'request failed'))).toMatch(/insert into "persons" values/);
});

test('a line that is not JSON is unchanged', () => {
  expect(readableLine('plain words\n')).toBe('plain words');
});

test('lines are for people on a terminal and for programs in a pipe, unless LOG_FORMAT says otherwise', () => {
  expect([peopleRead(undefined, true), peopleRead(undefined, false)]).toEqual([true, false]);
  expect([peopleRead('json', true), peopleRead('text', false)]).toEqual([false, true]);
});
