import { LRUCache } from 'lru-cache';
import type { FoundCompanies, ImportedCompanies, KnownCompany } from '#features/employers/server/index.ts';
import { isLive, type PostingState } from '#features/postings/posting-state.ts';
import { lockEuroRate } from '#features/postings/server/pay-store.ts';
import { insertMove } from '#features/postings/server/posting-store.ts';
import { toColumns, toSearchable } from '#features/postings/server/posting-values.ts';
import type { Executor } from '#host/database/database.ts';
import type { Machinery } from '#host/machinery.ts';
import type { ImportedPosting } from '../fields.ts';
import type { TakenLine } from './import-line.ts';
import * as store from './import-store.ts';

/** The result of a batch. */
export interface WrittenBatch {
  added: number;
  changed: number;
  unchanged: number;
  companiesAdded: number;
  /** Lines of postings that were closed, removed or put under review on the site. */
  leftAlone: { number: number; state: PostingState }[];
}

export interface ImportWriter {
  /** Writes lines with different keys in one transaction: all of them or, when it throws, none. */
  write(batch: TakenLine[]): Promise<WrittenBatch>;
}

const companiesCached = 5000;

/** States in which a posting is updated by imports; in all others a person on the site has decided about it. */
const followsSender: readonly PostingState[] = ['active', 'expired'];

interface RowParts {
  posting: ImportedPosting;
  company: KnownCompany;
  known: store.KnownPosting | undefined;
  adType: store.AdTypeOfImport;
  /** Dinars per euro. */
  euroRate: number;
  now: Date;
}

const toRow = ({ posting, company, known, adType, euroRate, now }: RowParts): store.ImportedRow => {
  const { input, externalId, publishedAt, liveUntil } = posting;
  const content = adType.questionnaire ? input : { ...input, questions: [] };
  // The first publication is preserved; a later date in the file is a renewal (rules.md#renewal).
  const first = known?.firstPublishedAt && known.firstPublishedAt < publishedAt ? known.firstPublishedAt : publishedAt;
  return {
    externalId,
    ...(known ? { id: known.id } : {}),
    values: {
      ...toColumns(content, euroRate),
      employerId: company.id,
      state: isLive({ state: 'active', liveUntil }, now) ? 'active' : 'expired',
      priority: adType.priority,
      firstPublishedAt: first,
      lastRenewedAt: publishedAt > first ? publishedAt : (known?.lastRenewedAt ?? null),
      liveUntil,
    },
    words: toSearchable(content, company.company),
  };
};

const recordMoves = async (
  tx: Executor,
  changed: { id: number; state: PostingState }[],
  known: Map<string, store.KnownPosting>,
  now: Date,
): Promise<void> => {
  const stateBefore = new Map([...known.values()].map(({ id, state }) => [id, state]));
  const moves = changed.flatMap(({ id, state }) => {
    const fromState = stateBefore.get(id);
    return fromState === undefined || fromState === state
      ? []
      : [{ postingId: id, fromState, toState: state, cause: 'import' as const, movedAt: now }];
  });
  if (moves.length > 0) await insertMove(tx, ...moves);
};

export function createImportWriter(
  deps: Pick<Machinery, 'database' | 'clock'> & {
    companies: ImportedCompanies;
    adTypes: ReadonlyMap<string, store.AdTypeOfImport>;
  },
): ImportWriter {
  const { database, clock, companies, adTypes } = deps;
  const remembered = new LRUCache<string, KnownCompany>({ max: companiesCached });

  const companiesOf = async (tx: Executor, batch: TakenLine[], now: Date): Promise<FoundCompanies> => {
    const employers = batch.map(({ posting }) => posting.employer);
    const unknown = employers.filter((employer) => !remembered.has(companies.keyOf(employer)));
    return companies.findOrInsert(tx, unknown, now);
  };

  const writeAll = (batch: TakenLine[], now: Date) =>
    database.transaction(async (tx) => {
      await store.lockImports(tx);
      const lookup = await companiesOf(tx, batch, now);
      const existing = await store.lockImported(
        tx,
        batch.map(({ posting }) => posting.externalId),
      );
      const euroRate = await lockEuroRate(tx);
      const stateOf = ({ posting }: TakenLine) => existing.get(posting.externalId)?.state ?? 'active';
      const follows = (line: TakenLine): boolean => followsSender.includes(stateOf(line));
      const rows = batch.filter(follows).map(({ posting }) => {
        const key = companies.keyOf(posting.employer);
        const company = (lookup.known.get(key) ?? remembered.get(key)) as KnownCompany;
        const adType = adTypes.get(posting.input.productGroup) as store.AdTypeOfImport;
        return toRow({ posting, company, known: existing.get(posting.externalId), adType, euroRate, now });
      });
      const fresh = rows.filter(({ id }) => id === undefined);
      const older = rows.filter(({ id }) => id !== undefined);
      await store.insertImported(tx, fresh, now);
      const changed = await store.updateImported(tx, older, now);
      await recordMoves(tx, changed, existing, now);
      return {
        found: lookup,
        added: fresh.length,
        changed: changed.length,
        unchanged: older.length - changed.length,
        leftAlone: batch
          .filter((line) => !follows(line))
          .map((line) => ({ number: line.number, state: stateOf(line) })),
      };
    });

  return {
    async write(batch) {
      try {
        const { found, ...written } = await writeAll(batch, clock.now());
        for (const [key, company] of found.known) remembered.set(key, company);
        return { ...written, companiesAdded: found.added };
      } catch (error) {
        // The error may be caused by a cached company that no longer exists.
        remembered.clear();
        throw error;
      }
    },
  };
}
