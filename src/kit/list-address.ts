import type { z } from 'zod';
import { type Endpoint, type EndpointSchemas, toSearch } from './endpoint.ts';
import { type FixedPage, pageAddress } from './site-map.ts';

/** What `meta` of every list says of its page. */
export interface ListMeta {
  page: number;
  pageSize: number;
  total: number;
}

/** A row; without an `id` where it is not opened, chosen or shown in a table. */
export interface ListRow {
  id?: string | number;
  [field: string]: unknown;
}

/** The schemas of an endpoint that answers a page of a list. */
export interface ListSchemas extends EndpointSchemas {
  query: z.ZodType<Record<string, unknown> & { page: number; pageSize: number }>;
  data: z.ZodType<readonly ListRow[]>;
  meta: z.ZodType<ListMeta>;
}

/** What a list is narrowed by: its query without the page. The one type for its address, filters and acts. */
export type Filters<S extends ListSchemas> = Omit<z.output<S['query']>, 'page' | 'pageSize'>;

/** The schemas of an endpoint that answers a list. */
export type SchemasOf<E> = E extends Endpoint<infer S> ? (S extends ListSchemas ? S : never) : never;

/** What an address of a list may say: filters, the page, and the row that is open below the list. */
export type ListPlace<S extends ListSchemas, Opened extends string = never> = Partial<
  Filters<S> & { page: number } & Record<Opened, string | number | null>
>;

/** Makes the part of {@link addressOf} behind the path, for a list whose page has an id. */
export const searchOf =
  <E, Opened extends string = never>(usual: Partial<Filters<SchemasOf<E>>> = {}) =>
  (place: ListPlace<SchemasOf<E>, Opened> = {}): string => {
    const unsaid: Record<string, unknown> = { page: 1, ...usual };
    return toSearch(Object.fromEntries(Object.entries(place).filter(([key, value]) => value !== unsaid[key])));
  };

/**
 * Makes the addresses of a list: `addressOf<typeof listUsers>('admin-users')({ q: 'Ana' })`. What is empty or usual, and the
 * first page, is left out.
 * @param usual what holds where the address says nothing
 */
export const addressOf = <E, Opened extends string = never>(
  name: FixedPage,
  usual: Partial<Filters<SchemasOf<E>>> = {},
) => {
  const search = searchOf<E, Opened>(usual);
  return (place: ListPlace<SchemasOf<E>, Opened> = {}): string => `${pageAddress(name)}${search(place)}`;
};
