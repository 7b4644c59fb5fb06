import { redirect } from 'react-router';
import { problemOf } from '#shared/client-errors.ts';
import type { EndpointSchemas } from '#shared/endpoint.ts';
import type { TextKey } from '#shared/i18n/translator.ts';
import type { Filters, ListSchemas } from '#shared/list-address.ts';
import { pageCount } from '#shared/paging.ts';
import { searchValues } from '#shared/search-values.ts';
import type { ListData, ListPage, MetaOf } from '#ui/lists/list-page.ts';
import { api, type Context, texts } from './page-context.ts';
import { describePage, type PageDescription, type PageFacts } from './page-meta.ts';

/**
 * The loader of a page with a list: its rows as the address asks, the opened one, and what the page says of itself. Behind the
 * last page, as when its last row is gone, it leads to that.
 * @param describe what the page says of itself besides its title; by default only that search engines leave it out
 */
export const listLoader =
  <S extends ListSchemas, O extends EndpointSchemas, B>(
    list: ListPage<S, O, B>,
    describe?: (context: Context, meta: MetaOf<S>, filters: Filters<S>) => Partial<PageFacts>,
  ) =>
  async ({
    context,
    url: { searchParams },
  }: {
    context: Context;
    url: URL;
  }): Promise<ListData<S, O, B> & { page: PageDescription }> => {
    const { call } = api(context);
    /** One that is gone simply is not opened. */
    const open = async (id: string | undefined): Promise<ListData<S, O, B>['opened']> => {
      if (!list.opened || !id) return null;
      try {
        return { id, one: (await call(list.opened.endpoint, { params: { id } } as never)).data };
      } catch (error) {
        if (problemOf(error)?.status === 404) return null;
        throw error;
      }
    };
    const query = searchValues(searchParams);
    const [{ data, meta }, besides] = await Promise.all([
      call(list.endpoint, { query } as never),
      list.besides?.(call) as Promise<B>,
    ]);
    const { page: _, pageSize: __, ...rest } = (await list.endpoint.schemas()).query.parse(query);
    const filters = rest as Filters<S>;
    if (data.length === 0 && meta.total > 0)
      throw redirect(list.address({ ...filters, page: pageCount(meta) } as never));
    const named = list.opened && searchParams.get(list.opened.name);
    return {
      ...{ rows: data, meta: meta as never, filters, besides },
      opened: await open(named ?? (list.opened?.first && data[0] ? String(data[0].id) : undefined)),
      page: describePage(context, {
        title: texts(context)(`${list.texts}.title` as TextKey),
        ...(describe ? describe(context, meta as never, filters) : { robots: 'noindex' }),
      }),
    };
  };
