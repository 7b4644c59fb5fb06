import { listAllOrders } from '#features/advertising/orders/contract.ts';
import { orderStates } from '#features/advertising/orders/order-states.ts';
import { AllOrders } from '#features/advertising/orders/web/all-orders.tsx';
import { titledLoader } from '../page-loader.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-orders';

export const loader = titledLoader('advertising.orders.admin.title', async ({ call, query, search }) => {
  const { data, meta } = await call(listAllOrders, { query });
  const state = orderStates.find((code) => code === search.get('state')) ?? null;
  return {
    orders: data,
    list: meta,
    address: { state, q: search.get('q')?.trim() ?? '', page: meta.page },
  };
});

export default function AdminOrders({ loaderData: { orders, list, address } }: Route.ComponentProps) {
  return (
    <AdminArea>
      <AllOrders orders={orders} meta={list} address={address} />
    </AdminArea>
  );
}
