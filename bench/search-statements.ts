import { PgDialect } from 'drizzle-orm/pg-core';
import { postingsQuery } from '#features/postings/search-fields.ts';
import { facetCacheMs } from '#features/postings/server/posting-public-service.ts';
import { facetStatement, searchPage } from '#features/postings/server/posting-search.ts';
import type { Database } from '#platform/database/database.ts';
import type { Statement } from './measure.ts';

const dialect = new PgDialect();

const valuesOf = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

/**
 * The statements that a search sends to the database, without the application: the page each time, the counts when the
 * application's own short memory of them would have run out.
 */
export function searchRequests(searches: string[], database: Database): (() => Statement[])[] {
  return searches.map((search) => {
    const query = postingsQuery.parse(valuesOf(search));
    let countedAt = Number.NEGATIVE_INFINITY;
    return () => {
      const now = new Date();
      const page: Statement = searchPage(database.executor, query, now).toSQL();
      if (now.getTime() - countedAt < facetCacheMs) return [page];
      countedAt = now.getTime();
      return [page, dialect.sqlToQuery(facetStatement(query, now))];
    };
  });
}
