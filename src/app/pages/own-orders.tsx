import { BuyPackageLink } from '#features/advertising/credits/web/buy-package-link.tsx';
import { getCredits, listOrders } from '#features/advertising/orders/contract.ts';
import { orderStates } from '#features/advertising/orders/order-states.ts';
import { OwnOrders } from '#features/advertising/orders/web/own-orders.tsx';
import { searchValues } from '#shared/search-values.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { userOf } from '../session-guard.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import { useSentPosting } from '../wizard/use-sent-posting.ts';
import type { Route } from './+types/own-orders';

export async function loader({ context, url }: Route.LoaderArgs) {
  const [{ role }, { data, meta }, credits, waiting] = await Promise.all([
    userOf(context),
    api(context).call(listOrders, { query: searchValues(url.searchParams) }),
    api(context).call(getCredits, {}),
    api(context).call(listOrders, { query: { state: 'awaiting_payment', pageSize: '100' } }),
  ]);
  const state = orderStates.find((code) => code === url.searchParams.get('state')) ?? null;
  return {
    buys: role === 'owner',
    orders: data,
    list: meta,
    packages: credits.data,
    waitingPackages: waiting.data.filter((order) => order.package !== null),
    address: { state, q: '', page: meta.page },
    page: describePage(context, { title: texts(context)('advertising.orders.page'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

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
