import type { z } from 'zod';
import { type Endpoint, type EndpointSchemas, toSearch } from './endpoint.ts';
import { type FixedPage, pageAddress } from './site-map.ts';

/** Paging fields in the `meta` of every list. */
export interface ListMeta {
  page: number;
  pageSize: number;
  total: number;
}

/** A row; without an `id` where it is not opened, selected or shown in a table. */
export interface ListRow {
  id?: string | number;
  [field: string]: unknown;
}

/** The schemas of an endpoint that returns a page of a list. */
export interface ListSchemas extends EndpointSchemas {
  query: z.ZodType<Record<string, unknown> & { page: number; pageSize: number }>;
  data: z.ZodType<readonly ListRow[]>;
  meta: z.ZodType<ListMeta>;
}

/** The filters of a list: its query without paging. Used for its address, its filter controls and its actions. */
export type Filters<S extends ListSchemas> = Omit<z.output<S['query']>, 'page' | 'pageSize'>;

/** The schemas of an endpoint that returns a list. */
export type SchemasOf<E> = E extends Endpoint<infer S> ? (S extends ListSchemas ? S : never) : never;

/** The query of a list's address: filters, the page, and the row that is open below the list. */
export type ListPlace<S extends ListSchemas, Opened extends string = never> = Partial<
  Filters<S> & { page: number } & Record<Opened, string | number | null>
>;

/** Creates the query part of {@link addressOf}, for a list whose page has an id. */
export const searchOf =
  <E, Opened extends string = never>(usual: Partial<Filters<SchemasOf<E>>> = {}) =>
  (place: ListPlace<SchemasOf<E>, Opened> = {}): string => {
    const unsaid: Record<string, unknown> = { page: 1, ...usual };
    return toSearch(Object.fromEntries(Object.entries(place).filter(([key, value]) => value !== unsaid[key])));
  };

/**
 * Creates the addresses of a list: `addressOf<typeof listUsers>('admin-users')({ q: 'Ana' })`. Empty and default
 * values, and the first page, are omitted.
 * @param usual default filters
 */
export const addressOf = <E, Opened extends string = never>(
  name: FixedPage,
  usual: Partial<Filters<SchemasOf<E>>> = {},
) => {
  const search = searchOf<E, Opened>(usual);
  return (place: ListPlace<SchemasOf<E>, Opened> = {}): string => `${pageAddress(name)}${search(place)}`;
};
