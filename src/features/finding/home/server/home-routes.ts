import { FROM_HOME } from '#features/catalog/from-home.ts';
import type { PostingCard } from '#features/postings/fields.ts';
import { postingsQuery } from '#features/postings/search-fields.ts';
import { toCard } from '#features/postings/server/posting-rows.ts';
import * as store from '#features/postings/server/posting-store.ts';
import type { Clock } from '#host/clock.ts';
import type { Database } from '#host/database/database.ts';
import type { ReadDatabase } from '#host/database/read-database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { toFacets } from '../../search/server/facet-counts.ts';
import type { PostingIndex } from '../../search/server/posting-index.ts';
import { candidateOf, hiddenFrom } from '../../search/server/search.ts';
import { getHome } from '../contract.ts';
import { listHomeEmployers } from './home-employers.ts';

interface Row {
  employerId: number;
  positionTitle: string;
}

/** Returns `max` rows in the given order, preferring rows that do not repeat an employer or title. */
export function variedRows<R extends Row>(rows: readonly R[], max: number): R[] {
  const employers = new Set<number>();
  const titles = new Set<string>();
  const varied = rows.filter(({ employerId, positionTitle }) => {
    if (employers.has(employerId) || titles.has(positionTitle)) return false;
    employers.add(employerId);
    titles.add(positionTitle);
    return true;
  });
  const others = rows.filter((row) => !varied.includes(row));
  const chosen = new Set([...varied, ...others].slice(0, max));
  return rows.filter((row) => chosen.has(row));
}

export function createHomeRoutes({
  database,
  readDatabase,
  clock,
  index,
}: {
  database: Pick<Database, 'executor'>;
  readDatabase: ReadDatabase;
  clock: Clock;
  index: PostingIndex;
}): Route[] {
  return [
    on(
      getHome,
      async ({ actor, language }) => {
        const now = clock.now();
        const { executor } = readDatabase;
        const found = index.search(postingsQuery.parse({}), now);
        const [promoted, hot, featured, newest, { counts, total }, selectedEmployers, hidden] = await Promise.all([
          // Enough rows to include several employers.
          store.listOnHome(executor, 'promoted', 'newest', 30, now),
          store.listOnHome(executor, 'hot', 'ending', 30, now),
          store.listOnHome(executor, 'featured', 'newest', 8, now),
          store.listNewest(executor, 4, now),
          found,
          found.then(({ employers }) => listHomeEmployers(executor, employers.all(), now)),
          hiddenFrom(database.executor, candidateOf(actor)),
        ]);
        const isShown = ({ id, employerId }: { id: number; employerId: number }): boolean =>
          !hidden?.postings.includes(id) && !hidden?.employers.includes(employerId);
        const facets = toFacets(counts, language);
        const cards = (rows: Parameters<typeof toCard>[0][]): PostingCard[] =>
          rows.map((row) => toCard(row, { language, now }));
        return {
          total,
          promoted: cards(variedRows(promoted.filter(isShown), 6)),
          hot: cards(variedRows(hot.filter(isShown), 5)),
          featured: cards(featured.filter(isShown)),
          newest: cards(newest.filter(isShown)),
          categories: facets.categories,
          places: facets.locations,
          selectedEmployers,
          remoteTotal: facets.workModels.find(({ code }) => code === FROM_HOME)?.count ?? 0,
        };
      },
      { shows: () => ({ scopes: ['postings', 'employers', 'prices'] }) },
    ),
  ];
}
