import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportedCompanies } from '#features/employers/server/index.ts';
import type { PostingState } from '#features/postings/posting-state.ts';
import { isDataFault } from '#host/database/violations.ts';
import type { Machinery } from '#host/machinery.ts';
import type { FieldIssue } from '#kit/problem.ts';
import { type ImportLine, type ImportNote, type ReadLine, readImportLine, type TakenLine } from './import-line.ts';
import { readAdTypes } from './import-store.ts';
import { createImportWriter, type ImportWriter, type WrittenBatch } from './import-writer.ts';

/** Counts of the processed lines. */
export interface ImportCounts {
  lines: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Closed, removed or under review on the site: an import does not reactivate them. */
  leftAlone: number;
  refused: number;
  companiesAdded: number;
}

/** Callbacks while lines are read. */
export interface ImportWatch {
  refused(line: number, issues: FieldIssue[]): void;
  noted(line: number, note: ImportNote): void;
  leftAlone(line: number, state: PostingState): void;
  /** Called after every batch. */
  progress(counts: ImportCounts): void;
  /** Ends the import after the current batch. */
  signal?: AbortSignal;
}

export interface PostingImport {
  /**
   * Reads postings and writes them in batches, each in its own transaction. A posting is identified by its
   * `externalId`; an unchanged line changes nothing, so the same file can be imported repeatedly.
   */
  run(lines: AsyncIterable<ImportLine>, watch: ImportWatch): Promise<ImportCounts>;
}

/** Large enough to make round trips cheap, small enough that other requests are served in between. */
const batchSize = 250;
/** Parsing lines blocks the event loop; the batch being written must get its responses meanwhile. */
const linesPerTurn = 10;

export function createPostingImport(
  deps: Pick<Machinery, 'database' | 'clock' | 'audit'> & {
    companies: ImportedCompanies;
  },
): PostingImport {
  const { database, clock, audit, companies } = deps;

  const finish = async ({ added, changed, refused, companiesAdded }: ImportCounts): Promise<void> => {
    if (added + changed === 0) return;
    await database.transaction((tx) =>
      audit.record(tx, {
        actor: null,
        action: 'postings.import',
        objectKind: 'posting',
        objectId: null,
        details: { added, changed, refused, companiesAdded },
      }),
    );
  };

  return {
    async run(lines, watch) {
      const adTypes = await readAdTypes(database.executor);
      const writer = createImportWriter({ database, clock, companies, adTypes });
      const batches = createBatches({
        writer,
        watch,
        takesQuestions: (code) => adTypes.get(code)?.questionnaire === true,
      });
      for await (const line of lines) {
        if (watch.signal?.aborted) break;
        if (line.number % linesPerTurn === 0) await nextTurn();
        await batches.take(readImportLine(line, clock.now()));
      }
      const counts = await batches.end();
      await finish(counts);
      return counts;
    },
  };
}

/** Collects lines into batches, counts the results and reports progress. */
function createBatches(deps: {
  writer: ImportWriter;
  watch: ImportWatch;
  takesQuestions: (adType: string) => boolean;
}) {
  const { writer, watch, takesQuestions } = deps;
  const counts: ImportCounts = {
    lines: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    leftAlone: 0,
    refused: 0,
    companiesAdded: 0,
  };
  // The next batch is read while one is written.
  let writing: Promise<void> = Promise.resolve();
  let batch = new Map<string, TakenLine>();

  const refuse = (number: number, issues: FieldIssue[]): void => {
    counts.refused += 1;
    watch.refused(number, issues);
  };

  const tell = (lines: TakenLine[], { leftAlone, ...written }: WrittenBatch): void => {
    counts.added += written.added;
    counts.changed += written.changed;
    counts.unchanged += written.unchanged;
    counts.companiesAdded += written.companiesAdded;
    counts.leftAlone += leftAlone.length;
    for (const { number, state } of leftAlone) watch.leftAlone(number, state);
    for (const { number, posting, notes } of lines) {
      for (const note of notes) watch.noted(number, note);
      if (posting.input.questions.length > 0 && !takesQuestions(posting.input.productGroup))
        watch.noted(number, { code: 'questions-left-out' });
    }
  };

  /** A batch that the database rejects is written line by line, so that only faulty lines are lost. */
  const write = async (lines: TakenLine[]): Promise<void> => {
    try {
      tell(lines, await writer.write(lines));
    } catch (error) {
      if (!isDataFault(error)) throw error;
      const [first] = lines;
      if (lines.length === 1 && first) refuse(first.number, [{ path: '', code: 'not-storable' }]);
      else for (const line of lines) await write([line]);
    }
  };

  const flush = async (): Promise<void> => {
    await writing;
    const full = [...batch.values()];
    batch = new Map();
    writing = full.length === 0 ? Promise.resolve() : write(full);
    // Failures are thrown at the next `await writing`, not as an unhandled rejection.
    writing.catch(() => {});
    watch.progress(counts);
  };

  return {
    async take(line: ReadLine): Promise<void> {
      counts.lines += 1;
      if ('issues' in line) return refuse(line.number, line.issues);
      // A repeated key is written after its first line, so that the later one applies.
      if (batch.has(line.posting.externalId)) await flush();
      batch.set(line.posting.externalId, line);
      if (batch.size >= batchSize) await flush();
    },
    async end(): Promise<ImportCounts> {
      await flush();
      await writing;
      watch.progress(counts);
      return counts;
    },
  };
}
