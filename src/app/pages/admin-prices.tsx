import '#ui/administration/administration.css';
import { getPriceList } from '#features/advertising/price-list/price-list-contract.ts';
import { PriceEditor } from '#features/advertising/price-list/web/price-editor/price-editor.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-prices';

export async function loader({ context }: Route.LoaderArgs) {
  return {
    list: (await api(context).call(getPriceList, {})).data,
    page: describePage(context, {
      title: texts(context)('advertising.priceEditor.title'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function AdminPrices({ loaderData }: Route.ComponentProps) {
  return (
    <AdminArea>
      <PriceEditor list={loaderData.list} />
    </AdminArea>
  );
}
