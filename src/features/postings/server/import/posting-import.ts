import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ImportedCompanies, KnownCompany } from '#features/employers/server/index.ts';
import type { ImportedPosting } from '#features/postings/import-fields.ts';
import { isLive, type PostingState } from '#features/postings/posting-state.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { isDataFault } from '#platform/database/violations.ts';
import type { FieldIssue } from '#shared/problem.ts';
import { insertMove } from '../posting-store.ts';
import { toColumns, toSearchable } from '../posting-values.ts';
import { type ImportLine, type ImportNote, type ReadLine, readImportLine } from './import-line.ts';
import * as store from './import-store.ts';

/** What became of the lines. */
export interface ImportCounts {
  lines: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Closed, removed or under review here: an import does not bring them back. */
  leftAlone: number;
  refused: number;
  companiesAdded: number;
}

/** Who listens while lines are read. */
export interface ImportWatch {
  refused(line: number, issues: FieldIssue[]): void;
  noted(line: number, note: ImportNote): void;
  leftAlone(line: number, state: PostingState): void;
  /** After every batch. */
  progress(counts: ImportCounts): void;
  /** Ends the import after the batch under way. */
  signal?: AbortSignal;
}

export interface PostingImport {
  /**
   * Reads postings and writes them in batches, each in a transaction of its own. A posting is known again by its
   * `externalId`; a line that says nothing new changes nothing, so the same file can be read again at any time.
   */
  run(lines: AsyncIterable<ImportLine>, watch: ImportWatch): Promise<ImportCounts>;
}

/** Large enough to make round trips cheap, small enough that everybody else is served in between. */
const batchSize = 250;
const companiesKept = 5000;
/** Reading lines is pure work; the batch that is being written must get its answers meanwhile. */
const linesPerTurn = 10;

interface TakenLine {
  number: number;
  posting: ImportedPosting;
  notes: ImportNote[];
}

/** States in which a posting follows its sender; in all others somebody has decided about it here. */
const followsSender: readonly PostingState[] = ['active', 'expired'];

export function createPostingImport(deps: {
  database: Database;
  clock: Clock;
  audit: Audit;
  companies: ImportedCompanies;
}): PostingImport {
  const { database, clock, audit, companies } = deps;

  return {
    async run(lines, watch) {
      const counts: ImportCounts = {
        lines: 0,
        added: 0,
        changed: 0,
        unchanged: 0,
        leftAlone: 0,
        refused: 0,
        companiesAdded: 0,
      };
      const adTypes = await store.readAdTypes(database.executor);
      const remembered = new LRUCache<string, KnownCompany>({ max: companiesKept });

      const companiesOf = async (tx: Executor, batch: TakenLine[], now: Date) => {
        const unknown = batch
          .map(({ posting }) => posting.employer)
          .filter((each) => !remembered.has(companies.keyOf(each)));
        const found = await companies.findOrInsert(tx, unknown, now);
        const of = ({ employer }: ImportedPosting): KnownCompany => {
          const key = companies.keyOf(employer);
          return (found.known.get(key) ?? remembered.get(key)) as KnownCompany;
        };
        return { ...found, of };
      };

      const toRow = (
        { posting }: TakenLine,
        company: KnownCompany,
        known: store.KnownPosting | undefined,
        now: Date,
      ): store.ImportedRow => {
        const { input, externalId, publishedAt, liveUntil } = posting;
        const adType = adTypes.get(input.productGroup) as store.AdTypeOfImport;
        const kept = adType.questionnaire ? input : { ...input, questions: [] };
        // The first publication stays the first; a later date of the sender's is a renewal (SPEC §6).
        const first =
          known?.firstPublishedAt && known.firstPublishedAt < publishedAt
            ? known.firstPublishedAt
            : publishedAt;
        return {
          externalId,
          ...(known ? { id: known.id } : {}),
          values: {
            ...toColumns(kept),
            employerId: company.id,
            state: isLive({ state: 'active', liveUntil }, now) ? 'active' : 'expired',
            priority: adType.priority,
            firstPublishedAt: first,
            lastRenewedAt: publishedAt > first ? publishedAt : (known?.lastRenewedAt ?? null),
            liveUntil,
          },
          words: toSearchable(kept, company.company),
        };
      };

      /** One transaction; what it counts holds only when it is committed. */
      const write = async (batch: TakenLine[]) => {
        const now = clock.now();
        const written = await database.transaction(async (tx) => {
          await store.lockImports(tx);
          const company = await companiesOf(tx, batch, now);
          const known = await store.lockImported(
            tx,
            batch.map(({ posting }) => posting.externalId),
          );
          const stays = batch.filter(({ posting }) => {
            const state = known.get(posting.externalId)?.state;
            return state !== undefined && !followsSender.includes(state);
          });
          const rows = batch
            .filter((line) => !stays.includes(line))
            .map((line) => toRow(line, company.of(line.posting), known.get(line.posting.externalId), now));
          const fresh = rows.filter(({ id }) => id === undefined);
          const older = rows.filter(({ id }) => id !== undefined);
          await store.insertImported(tx, fresh, now);
          const changed = await store.updateImported(tx, older, now);
          const stateBefore = new Map([...known.values()].map(({ id, state }) => [id, state]));
          const moves = changed.flatMap(({ id, state }) => {
            const fromState = stateBefore.get(id);
            return fromState === undefined || fromState === state
              ? []
              : [{ postingId: id, fromState, toState: state, reason: 'import', movedAt: now }];
          });
          if (moves.length > 0) await insertMove(tx, ...moves);
          return {
            company,
            stays: stays.map((line) => ({
              number: line.number,
              state: known.get(line.posting.externalId)?.state as PostingState,
            })),
            added: fresh.length,
            changed: changed.length,
            unchanged: older.length - changed.length,
          };
        });
        for (const [key, company] of written.company.known) remembered.set(key, company);
        counts.added += written.added;
        counts.changed += written.changed;
        counts.unchanged += written.unchanged;
        counts.leftAlone += written.stays.length;
        counts.companiesAdded += written.company.added;
        for (const { number, state } of written.stays) watch.leftAlone(number, state);
        for (const line of batch) tellNotes(line);
      };

      const tellNotes = ({ number, posting, notes }: TakenLine): void => {
        for (const note of notes) watch.noted(number, note);
        const { questions, productGroup } = posting.input;
        if (questions.length > 0 && !adTypes.get(productGroup)?.questionnaire)
          watch.noted(number, { code: 'questions-left-out' });
      };

      const refuse = (number: number, issues: FieldIssue[]): void => {
        counts.refused += 1;
        watch.refused(number, issues);
      };

      /** What the database itself refuses is found by writing line by line; the others of the batch are not lost with it. */
      const writeBatch = async (batch: TakenLine[]): Promise<void> => {
        try {
          await write(batch);
        } catch (error) {
          if (!isDataFault(error)) throw error;
          remembered.clear();
          if (batch.length > 1) {
            for (const line of batch) await writeBatch([line]);
          } else refuse((batch[0] as TakenLine).number, [{ path: '', code: 'not-storable' }]);
        }
      };

      // While one batch is written the next is read.
      let writing: Promise<void> = Promise.resolve();
      let batch = new Map<string, TakenLine>();
      const flush = async (): Promise<void> => {
        await writing;
        const full = [...batch.values()];
        batch = new Map();
        writing = full.length === 0 ? Promise.resolve() : writeBatch(full);
        // Failures are met at the next `await writing`, not as a rejection that nobody has seen.
        writing.catch(() => {});
        watch.progress(counts);
      };

      const take = async (line: ReadLine): Promise<void> => {
        counts.lines += 1;
        if ('issues' in line) return refuse(line.number, line.issues);
        // A key that comes again waits for its first line: the later one counts.
        if (batch.has(line.posting.externalId)) await flush();
        batch.set(line.posting.externalId, line);
        if (batch.size >= batchSize) await flush();
      };

      for await (const line of lines) {
        if (watch.signal?.aborted) break;
        if (line.number % linesPerTurn === 0) await nextTurn();
        await take(readImportLine(line, clock.now()));
      }
      await flush();
      await writing;
      watch.progress(counts);

      const { added, changed, refused, companiesAdded } = counts;
      if (added + changed > 0) {
        await database.transaction((tx) =>
          audit.record(tx, {
            actor: null,
            action: 'postings.import',
            objectKind: 'posting',
            objectId: null,
            details: { added, changed, refused, companiesAdded },
          }),
        );
        // The embedded database has nobody who does it later.
        await database.executor.execute('analyze postings, employers');
      }
      return counts;
    },
  };
}
