import type { EndpointSchemas } from '#shared/endpoint.ts';
import type { TextKey } from '#shared/i18n/translator.ts';
import type { ListSchemas } from '#shared/list-address.ts';
import type { ListData, ListPage } from '#ui/lists/list-page.ts';
import { titledLoader } from './page-loader.ts';
import { nullWhen } from './page-problem.ts';

/** The loader of a page with a list: its rows as the address asks, the opened one, and what the page says of itself. */
export const listLoader = <S extends ListSchemas, O extends EndpointSchemas, B extends EndpointSchemas>(
  list: ListPage<S, O, B>,
) =>
  titledLoader(
    `${list.texts}.title` as TextKey,
    async ({ call, query, search }): Promise<ListData<S, O, B>> => {
      /** One that is gone simply is not opened. */
      const open = async (id: string | null): Promise<ListData<S, O, B>['opened']> => {
        if (!list.opened || !id) return null;
        const found = await call(list.opened.endpoint, { params: { id } } as never).catch(nullWhen(404));
        return found && { id, one: found.data };
      };
      const { data, meta } = await call(list.endpoint, { query } as never);
      const { page: _, pageSize: __, ...filters } = (await list.endpoint.schemas()).query.parse(query);
      return {
        ...{ rows: data, meta: meta as never, filters: filters as never },
        besides: (list.besides && (await call(list.besides, {} as never)).data) as never,
        opened: await open(list.opened ? search.get(list.opened.name) : null),
      };
    },
  );
