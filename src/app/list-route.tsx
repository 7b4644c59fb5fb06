import type { ComponentType } from 'react';
import type { EndpointSchemas } from '#kit/endpoint.ts';
import type { ListSchemas } from '#kit/list-address.ts';
import type { ListData, ListFrameProps, ListPage } from '#ui/lists/list-page.ts';
import { ListView } from '#ui/lists/list-view.tsx';

/** The component of a list page. @param Frame the area around the list */
export const listRoute = <S extends ListSchemas, O extends EndpointSchemas, B>(
  list: ListPage<S, O, B>,
  Frame: ComponentType<ListFrameProps>,
) =>
  function ListRoute({ loaderData }: { loaderData: ListData<S, O, B> }) {
    return <ListView list={list} data={loaderData} Frame={Frame} />;
  };
