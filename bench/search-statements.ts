import { PgDialect } from 'drizzle-orm/pg-core';
import { postingsQuery } from '#features/postings/search-fields.ts';
import type { Database } from '#host/database/database.ts';
import { facetStatement, searchPage } from './bare-search.ts';
import type { Statement } from './measure.ts';

const dialect = new PgDialect();

const valuesOf = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

/** The statements of a search without the application: the page, and its total with all counts. */
export function searchRequests(searches: string[], database: Database): (() => Statement[])[] {
  return searches.map((search) => {
    const query = postingsQuery.parse(valuesOf(search));
    return () => {
      const now = new Date();
      return [searchPage(database.executor, query, now).toSQL(), dialect.sqlToQuery(facetStatement(query, now))];
    };
  });
}
