import type { EndpointSchemas } from '#shared/endpoint.ts';
import type { ListSchemas } from '#shared/list-address.ts';
import type { ListData, ListPage } from '#ui/lists/list-page.ts';
import { ListView } from '#ui/lists/list-view.tsx';
import { AdminArea } from './shell/late/admin-area.tsx';

/** The component of a page with a list of the administration. */
export const listRoute = <S extends ListSchemas, O extends EndpointSchemas, B extends EndpointSchemas>(
  list: ListPage<S, O, B>,
) =>
  function ListRoute({ loaderData }: { loaderData: ListData<S, O, B> }) {
    return (
      <AdminArea>
        <ListView list={list} data={loaderData} />
      </AdminArea>
    );
  };
