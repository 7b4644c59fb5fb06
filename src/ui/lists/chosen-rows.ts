import { useState } from 'react';
import type { Api } from '#kit/api-client.ts';
import type { Endpoint } from '#kit/endpoint.ts';
import type { Filters, ListRow, ListSchemas } from '#kit/list-address.ts';
import { maxPageSize } from '#kit/paging.ts';
import type { RowOf } from './list-page.ts';

type Id = ListRow['id'];

/** The chosen rows by id; those of other pages as they were when chosen. */
export type Chosen<R> = ReadonlyMap<Id, R>;

/**
 * State of the chosen rows of a list. With other filters it is another list, of which nothing is chosen yet.
 * @param narrowing identifies the current filters
 * @param rows current rows of this page
 */
export function useChosenRows<R extends ListRow>(narrowing: string, rows: readonly R[]) {
  const [saved, keep] = useState<{ narrowing: string; chosen: Chosen<R> }>({ narrowing, chosen: new Map() });
  const chosen = new Map(saved.narrowing === narrowing ? saved.chosen : []);
  for (const row of rows) if (chosen.has(row.id)) chosen.set(row.id, row);
  const choose = (next: Chosen<R>): void => keep({ narrowing, chosen: next });
  return { chosen: chosen as Chosen<R>, choose };
}

/** Adds some rows, or removes them. */
export function withRows<R extends ListRow>(chosen: Chosen<R>, rows: readonly R[], wanted: boolean): Chosen<R> {
  const next = new Map(chosen);
  for (const row of rows) {
    if (wanted) next.set(row.id, row);
    else next.delete(row.id);
  }
  return next;
}

/** All rows of a list under these filters, on all pages; requested page by page. */
export async function readAllRows<S extends ListSchemas>(
  api: Api,
  endpoint: Endpoint<S>,
  filters: Filters<S>,
): Promise<RowOf<S>[]> {
  const all = new Map<Id, RowOf<S>>();
  for (let page = 1; ; page += 1) {
    const query = { ...filters, page, pageSize: maxPageSize };
    const { data, meta } = await api.call(endpoint, { query } as never);
    for (const row of data as RowOf<S>[]) all.set(row.id, row);
    if (data.length === 0 || page * maxPageSize >= meta.total) return [...all.values()];
  }
}
