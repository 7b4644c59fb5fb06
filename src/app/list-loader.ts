import type { EndpointSchemas } from '#kit/endpoint.ts';
import type { TextKey } from '#kit/i18n/translator.ts';
import type { Filters, ListSchemas } from '#kit/list-address.ts';
import { nullWhen } from '#kit/null-when.ts';
import type { ListData, ListPage, MetaOf } from '#ui/lists/list-page.ts';
import type { PageDescription, PageFacts } from './page-description.ts';
import { type Loading, pageLoader, toLastPage } from './page-loader.ts';

/**
 * The loader of a list page: its rows by the address, the opened one, and the page description. A page beyond the end,
 * as when its last row is gone, redirects to the last page.
 * @param describe description besides the usual title; by default the page is excluded from search engines
 */
export const listLoader = <S extends ListSchemas, O extends EndpointSchemas, B>(
  list: ListPage<S, O, B>,
  describe?: (loading: Loading, meta: MetaOf<S>, filters: Filters<S>) => Partial<PageFacts>,
) =>
  pageLoader(async (loading): Promise<ListData<S, O, B> & { page: PageDescription }> => {
    const { call, query, search, t } = loading;
    /** A row that no longer exists is simply not opened. */
    const open = async (id: string | undefined): Promise<ListData<S, O, B>['opened']> => {
      if (!list.opened || !id) return null;
      const found = await call(list.opened.endpoint, { params: { id } } as never).catch(nullWhen(404));
      return found && { id, one: found.data };
    };
    const [{ data, meta }, besides] = await Promise.all([
      call(list.endpoint, { query } as never),
      list.besides?.(call) as Promise<B>,
    ]);
    const { page: _, pageSize: __, ...rest } = (await list.endpoint.schemas()).query.parse(query);
    const filters = rest as Filters<S>;
    toLastPage({ data, meta }, (page) => list.address({ ...filters, page } as never));
    const named = list.opened && search.get(list.opened.name);
    return {
      rows: data,
      meta: meta as never,
      filters,
      besides,
      opened: await open(named ?? (list.opened?.first && data[0] ? String(data[0].id) : undefined)),
      page: loading.describe({
        title: t(`${list.texts}.title` as TextKey),
        ...describe?.(loading, meta as never, filters),
      }),
    };
  });
