import { listAdTypes, listPackages } from '#features/advertising/price-list/contract.ts';
import { PriceList } from '#features/advertising/price-list/web/price-list.tsx';
import { pageAddress } from '#shared/site-map.ts';
import { Main } from '#ui/light/main.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/prices';

export async function loader({ context }: Route.LoaderArgs) {
  const [adTypes, packages] = await Promise.all([
    api(context).call(listAdTypes, {}),
    api(context).call(listPackages, {}),
  ]);
  const t = texts(context);
  return {
    adTypes: adTypes.data,
    freeAdLimit: adTypes.meta.freeAdLimit,
    packages: packages.data,
    page: describePage(context, {
      title: t('advertising.prices.page'),
      description: t('advertising.prices.description'),
      path: pageAddress('prices'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function Prices({ loaderData }: Route.ComponentProps) {
  return (
    <Main className="wrap page">
      <PriceList
        adTypes={loaderData.adTypes}
        freeAdLimit={loaderData.freeAdLimit}
        packages={loaderData.packages}
      />
    </Main>
  );
}
