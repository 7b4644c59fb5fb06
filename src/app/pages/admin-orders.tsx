import { listAllOrders } from '#features/advertising/orders/contract.ts';
import { orderStates } from '#features/advertising/orders/order-states.ts';
import { AllOrders } from '#features/advertising/orders/web/all-orders.tsx';
import { searchValues } from '#shared/search-values.ts';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-orders';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { data, meta } = await api(context).call(listAllOrders, { query: searchValues(url.searchParams) });
  const state = orderStates.find((code) => code === url.searchParams.get('state')) ?? null;
  return {
    orders: data,
    list: meta,
    address: { state, q: url.searchParams.get('q')?.trim() ?? '', page: meta.page },
    page: describePage(context, {
      title: texts(context)('advertising.orders.admin.title'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function AdminOrders({ loaderData: { orders, list, address } }: Route.ComponentProps) {
  return (
    <AdminArea>
      <AllOrders orders={orders} meta={list} address={address} />
    </AdminArea>
  );
}
