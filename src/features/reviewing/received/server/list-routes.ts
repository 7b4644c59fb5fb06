import type { Files } from '#features/files/server/index.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { toSearch } from '#kit/endpoint.ts';
import { pageOffset } from '#kit/paging.ts';
import { searchValues } from '#kit/search-values.ts';
import * as contract from '../contract.ts';
import { type ApplicationFilters, applicationFilters } from '../fields.ts';
import { type CountMessages, toApplicationPosting, toListRow } from './application-rows.ts';
import { selectMatching } from './application-selection.ts';
import { applicationsCsv } from './applications-csv.ts';
import { findApplications, readInOrder } from './list-store.ts';
import { countDocuments, getOwnPosting } from './received-store.ts';

/** The signed content of a file's address: the posting, and the filters as a query. */
const fileSubject = (postingId: number, filters: ApplicationFilters): string => `${postingId}${toSearch(filters)}`;

const readFileSubject = (subject: string): [postingId: number, filters: ApplicationFilters] => {
  const { pathname, searchParams } = new URL(subject, 'http://local');
  return [Number(pathname.slice(1)), applicationFilters.parse(searchValues(searchParams))];
};

/** A posting's list of applications with its filters, and the same as a file (rules.md#reviewing). */
export function createListRoutes(
  deps: Pick<Machinery, 'database' | 'clock' | 'translator'> & {
    files: Pick<Files, 'addDownload' | 'downloadLink'>;
    countMessages: CountMessages;
  },
): Route[] {
  const { database, clock, files } = deps;
  const { executor } = database;

  files.addDownload('applications-csv', async (subject, language) => {
    const [postingId, filters] = readFileSubject(subject);
    const ids = await selectMatching(executor, postingId, filters);
    return applicationsCsv(executor, postingId, ids, { language, t: deps.translator(language) });
  });

  return [
    on(contract.listApplications, async ({ actor, id: postingId, query }) => {
      const posting = await getOwnPosting(executor, actor.employerId, postingId);
      const now = clock.now();
      const { page, pageSize, ...filters } = query;
      const { matching, counts, received } = await findApplications(executor, postingId, filters);
      const from = pageOffset(query);
      const shown = matching.slice(from, from + pageSize).map(({ id }) => id);
      const [rows, documents, messages] = await Promise.all([
        readInOrder(executor, shown),
        countDocuments(executor, shown),
        deps.countMessages(executor, shown),
      ]);
      const known = new Set(counts.questions.flatMap(({ answers }) => answers.map(({ value }) => value)));
      return {
        data: rows.map((row) => {
          const unreadMessages = messages.get(row.id)?.unreadMessages ?? 0;
          return toListRow(row, { documentCount: documents.get(row.id) ?? 0, unreadMessages }, now);
        }),
        meta: {
          page,
          pageSize,
          ...counts,
          ...received,
          filters: { ...filters, answer: filters.answer.filter((value) => known.has(value)) },
          posting: toApplicationPosting(posting, now),
        },
      };
    }),

    on(contract.getApplicationsFile, async ({ actor, id: postingId, query, language }) => {
      await getOwnPosting(executor, actor.employerId, postingId);
      await selectMatching(executor, postingId, query);
      return { url: files.downloadLink('applications-csv', fileSubject(postingId, query), language) };
    }),
  ];
}
