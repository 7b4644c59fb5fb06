import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { texts } from '#app/texts.ts';
import { importedCompanies } from '#features/employers/server/index.ts';
import type { ImportNote } from '#features/publishing/import/server/import-line.ts';
import {
  createPostingImport,
  type ImportCounts,
  type ImportWatch,
} from '#features/publishing/import/server/posting-import.ts';
import { createAudit } from '#host/audit/audit.ts';
import { systemClock } from '#host/clock.ts';
import { createTranslator } from '#kit/i18n/translator.ts';
import { formatNumber } from '#kit/money.ts';
import type { FieldIssue } from '#kit/problem.ts';
import { Refusal, readFileParameter, runCommand, withSite } from './command.ts';
import { longestLine, readLines } from './file-lines.ts';

const help = `Imports postings from a JSON Lines file and publishes them.

  npm run import -- postings.jsonl

docs/operations.md describes the fields of a line, docs/import-example.jsonl is an example. Postings are matched by
externalId, so the same file can be imported again at any time. DATA_DIR or DATABASE_URL select the site, which can
keep running.
`;

/** Errors of a line of a file; all others are the forms' own. */
const lineReasons: Record<string, string> = {
  'not-json': 'The line is not valid JSON.',
  'not-an-object': 'The line is JSON, but not an object.',
  'not-utf-8': 'The line is not text in UTF-8.',
  'line-too-long': `The line is longer than ${formatNumber(longestLine, 'en')} bytes.`,
  characters: 'The text contains a NUL character or an unpaired surrogate, which cannot be stored.',
  'date-future': 'The posting would be published in the future.',
  'ends-before-start': 'The posting ends before it is published.',
  'period-too-long': 'A posting can be live for at most {{max}} days.',
  'not-storable': 'The database rejects the values of this line.',
};

const noticeOf = ({ code, found }: ImportNote): string =>
  code === 'wording'
    ? `the wording may be discriminatory: “${found}”`
    : 'the ad type has no questionnaire, so the questions are skipped';

/** @throws Refusal when it cannot be read */
async function requireFile(file: string): Promise<void> {
  const stats = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(
      error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${error.message}`,
    );
  });
  if (stats.isDirectory()) throw new Refusal(`${file} is a folder.`);
}

/** Escapes text from a file for the terminal: no control characters, limited length. */
const quote = (text: string): string => JSON.stringify(text.slice(0, 200)).slice(1, -1);

/** Errors are written to standard error at once; progress too, when standard error is a terminal. */
function createReport() {
  const say = createTranslator('en', texts.en) as unknown as (key: string, params?: object) => string;
  const live = process.stderr.isTTY === true;
  const started = performance.now();
  let drawn = 0;

  const tell = (line: number, sentence: string): void => {
    process.stderr.write(`${live ? '\r\u001b[K' : ''}line ${line}: ${sentence}\n`);
  };
  const reason = ({ code, params = {} }: FieldIssue): string =>
    lineReasons[code]?.replace('{{max}}', String(params['max'])) ?? say(`validation.${code}`, params);

  const watch: Omit<ImportWatch, 'signal'> = {
    refused(line, issues) {
      for (const issue of issues) tell(line, `${issue.path ? `${quote(issue.path)}: ` : ''}${reason(issue)}`);
    },
    noted: (line, note) => tell(line, `note: ${quote(noticeOf(note))}`),
    leftAlone: (line, state) => tell(line, `note: the posting is ${state} on this site and was not changed`),
    progress({ lines }) {
      const now = performance.now();
      if (!live || now - drawn < 250) return;
      drawn = now;
      process.stderr.write(`\r\u001b[K${lines} lines, ${Math.round(lines / ((now - started) / 1000))} a second`);
    },
  };
  const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1);
  return { watch, seconds, clear: () => live && process.stderr.write('\r\u001b[K') };
}

const summary = (counts: ImportCounts, seconds: string): string =>
  [
    `${counts.lines} lines in ${seconds} s: ${counts.added} postings added, ${counts.changed} changed, ${counts.unchanged} unchanged`,
    `${counts.leftAlone} skipped, ${counts.refused} lines rejected; ${counts.companiesAdded} employers added.`,
  ].join(', ');

const readFile = (file: string): Promise<number> =>
  withSite(async ({ database }) => {
    // An import needs only two services; composing the whole application would take longer than most files.
    const { run } = createPostingImport({
      database,
      clock: systemClock,
      audit: createAudit(systemClock),
      companies: importedCompanies,
    });
    const interruption = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());
    const report = createReport();
    const chunks = createReadStream(file, { highWaterMark: 1_048_576 });
    const counts = await run(readLines(chunks), { ...report.watch, signal: interruption.signal });
    report.clear();
    if (interruption.signal.aborted) process.stdout.write('Interrupted; run it again to import the rest.\n');
    else if (counts.lines === 0) throw new Refusal(`${file} contains no lines.`);
    process.stdout.write(`${summary(counts, report.seconds())}\n`);
    return interruption.signal.aborted || counts.refused === counts.lines ? 1 : 0;
  });

async function main(parameters: string[]): Promise<number> {
  const file = readFileParameter(parameters, help);
  if (file === null) return 0;
  await requireFile(file);
  return readFile(file);
}

runCommand(main);
