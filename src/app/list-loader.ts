import { problemOf } from '#shared/client-errors.ts';
import type { EndpointSchemas } from '#shared/endpoint.ts';
import type { TextKey } from '#shared/i18n/translator.ts';
import type { ListSchemas } from '#shared/list-address.ts';
import { searchValues } from '#shared/search-values.ts';
import type { ListData, ListPage } from '#ui/lists/list-page.ts';
import { api, type Context, texts } from './page-context.ts';
import { describePage, type PageDescription } from './page-meta.ts';

/** The loader of a page with a list: its rows as the address asks, the opened one, and what the page says of itself. */
export const listLoader =
  <S extends ListSchemas, O extends EndpointSchemas, B extends EndpointSchemas>(list: ListPage<S, O, B>) =>
  async ({
    context,
    url: { searchParams },
  }: {
    context: Context;
    url: URL;
  }): Promise<ListData<S, O, B> & { page: PageDescription }> => {
    const { call } = api(context);
    /** One that is gone simply is not opened. */
    const open = async (id: string | null): Promise<ListData<S, O, B>['opened']> => {
      if (!list.opened || !id) return null;
      try {
        return { id, one: (await call(list.opened.endpoint, { params: { id } } as never)).data };
      } catch (error) {
        if (problemOf(error)?.status === 404) return null;
        throw error;
      }
    };
    const query = searchValues(searchParams);
    const { data, meta } = await call(list.endpoint, { query } as never);
    const { page: _, pageSize: __, ...filters } = (await list.endpoint.schemas()).query.parse(query);
    return {
      ...{ rows: data, meta: meta as never, filters: filters as never },
      besides: (list.besides && (await call(list.besides, {} as never)).data) as never,
      opened: await open(list.opened ? searchParams.get(list.opened.name) : null),
      page: describePage(context, {
        title: texts(context)(`${list.texts}.title` as TextKey),
        robots: 'noindex',
      }),
    };
  };
