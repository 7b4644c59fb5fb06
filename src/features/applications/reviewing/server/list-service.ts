import type { Files } from '#features/files/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { type Actor, requireRole } from '#shared/actor.ts';
import { toSearch } from '#shared/endpoint.ts';
import type { Language } from '#shared/i18n/language.ts';
import { pageOffset } from '#shared/paging.ts';
import { Problem } from '#shared/problem.ts';
import { searchValues } from '#shared/search-values.ts';
import {
  type ApplicationListRow,
  type ApplicationsFileQuery,
  type ApplicationsMeta,
  type ApplicationsQuery,
  applicationsFileQuery,
  type SortedSelection,
  type SortSelectionInput,
} from '../fields.ts';
import { selectApplications, selectMatching } from './application-selection.ts';
import { applicationsCsv } from './applications-csv.ts';
import { recordEvents } from './event-store.ts';
import { findApplications, lockStatuses, readInOrder, setStatuses } from './list-store.ts';
import { toApplicationPosting, toListRow } from './review-rows.ts';
import { countDocuments, findOwnPosting, type PostingOfApplication } from './review-store.ts';

/** The list of an own posting's applications; anybody else's posting is not found. */
export interface ApplicationListService {
  list(
    actor: Actor,
    postingId: number,
    query: ApplicationsQuery,
  ): Promise<{ data: ApplicationListRow[]; meta: ApplicationsMeta }>;
  /** Sorts several at once; what is sorted so already has no event. */
  sort(actor: Actor, postingId: number, input: SortSelectionInput): Promise<SortedSelection>;
  /** Address of a file of all that match. */
  file(actor: Actor, postingId: number, query: ApplicationsFileQuery, language: Language): Promise<string>;
}

/** What an address of the file says: the posting, and the filters as a query. */
const fileSubject = (postingId: number, { sort, ...query }: ApplicationsFileQuery): string =>
  `${postingId}${toSearch({ ...query, sort })}`;

const readFileSubject = (subject: string): { postingId: number; query: ApplicationsFileQuery } => {
  const url = new URL(subject, 'http://local');
  return {
    postingId: Number(url.pathname.slice(1)),
    query: applicationsFileQuery.parse(searchValues(url.searchParams)),
  };
};

/** The list with its filters, and what is done with all of it (rules.md#reviewing). */
export function createApplicationListService(deps: {
  database: Database;
  clock: Clock;
  files: Pick<Files, 'addDownload' | 'downloadLink'>;
}): ApplicationListService {
  const { database, clock, files } = deps;
  const { executor } = database;

  const getPosting = async (employerId: number, postingId: number): Promise<PostingOfApplication> => {
    const posting = await findOwnPosting(executor, employerId, postingId);
    if (!posting) throw new Problem('postings.not-found');
    return posting;
  };

  files.addDownload('applications-csv', async (subject, language) => {
    const { postingId, query } = readFileSubject(subject);
    const ids = await selectMatching(executor, postingId, query, query.sort);
    return applicationsCsv(executor, postingId, ids, language);
  });

  return {
    async list(actor, postingId, query) {
      const { employerId } = requireRole(actor, 'reader');
      const posting = await getPosting(employerId, postingId);
      const now = clock.now();
      const { page, pageSize, sort, ...asked } = query;
      const found = await findApplications(executor, postingId, asked);
      const from = pageOffset(query);
      const shown = found
        .matching(sort)
        .slice(from, from + pageSize)
        .map(({ id }) => id);
      const [rows, documents] = await Promise.all([
        readInOrder(executor, shown),
        countDocuments(executor, shown),
      ]);
      const known = new Set(found.questions.flatMap(({ answers }) => answers.map(({ value }) => value)));
      return {
        data: rows.map((row) => toListRow(row, documents.get(row.id) ?? 0, now)),
        meta: {
          ...{ page, pageSize, total: found.total, counts: found.statuses },
          ...{ received: found.received, unread: found.unread, waiting: found.waiting },
          ...{ requirements: found.requirements, questions: found.questions },
          filters: { ...asked, answer: asked.answer.filter((value) => known.has(value)), sort },
          posting: toApplicationPosting(posting, now),
        },
      };
    },

    async sort(actor, postingId, { to, from, ...selection }) {
      const { employerId, accountId } = requireRole(actor, 'recruiter');
      await getPosting(employerId, postingId);
      return database.transaction(async (tx) => {
        const ids = await selectApplications(tx, postingId, selection);
        if (ids.length === 0) return { count: 0, before: [] };
        const changing = (await lockStatuses(tx, ids)).filter(
          ({ status }) => status !== to && (from === undefined || status === from),
        );
        const changed = changing.map(({ id }) => id);
        await setStatuses(tx, changed, to);
        const event = { event: 'sorted', status: to, actorId: accountId, happenedAt: clock.now() } as const;
        await recordEvents(tx, changed, event);
        const before = Map.groupBy(changing, ({ status }) => status);
        return {
          count: changed.length,
          before: [...before].map(([status, rows]) => ({ status, applicationIds: rows.map(({ id }) => id) })),
        };
      });
    },

    async file(actor, postingId, query, language) {
      const { employerId } = requireRole(actor, 'reader');
      await getPosting(employerId, postingId);
      await selectMatching(executor, postingId, query);
      return files.downloadLink('applications-csv', fileSubject(postingId, query), language);
    },
  };
}
