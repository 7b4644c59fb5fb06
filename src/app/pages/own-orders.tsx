import { BuyPackageLink } from '#features/advertising/credits/web/buy-package-link.tsx';
import { getCredits, listOrders } from '#features/advertising/orders/contract.ts';
import { orderStates } from '#features/advertising/orders/order-states.ts';
import { OwnOrders } from '#features/advertising/orders/web/own-orders.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { titledLoader } from '../page-loader.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import { useSentPosting } from '../wizard/use-sent-posting.ts';
import type { Route } from './+types/own-orders';

export const loader = titledLoader('advertising.orders.page', async ({ call, query, search, userOf }) => {
  const [{ role }, { data, meta }, credits, waiting] = await Promise.all([
    userOf(),
    call(listOrders, { query }),
    call(getCredits, {}),
    call(listOrders, { query: { state: 'awaiting_payment', pageSize: '100' } }),
  ]);
  const state = orderStates.find((code) => code === search.get('state')) ?? null;
  return {
    buys: role === 'owner',
    orders: data,
    list: meta,
    packages: credits.data,
    waitingPackages: waiting.data.filter((order) => order.package !== null),
    address: { state, q: '', page: meta.page },
  };
});

export default function OwnOrdersPage({
  loaderData: { buys, orders, list, address, packages, waitingPackages },
}: Route.ComponentProps) {
  const t = useTexts();
  useSentPosting();
  return (
    <OwnArea
      accountType="employer"
      title={t('advertising.orders.page')}
      lead={t(buys ? 'advertising.orders.lead' : 'advertising.orders.leadMember')}
      aside={buys ? <BuyPackageLink /> : null}
    >
      <OwnOrders
        orders={orders}
        cancels={buys}
        meta={list}
        address={address}
        packages={packages}
        waitingPackages={waitingPackages}
      />
    </OwnArea>
  );
}
