import { listAdTypes, listPackages } from '#features/advertising/price-list/contract.ts';
import { PriceList } from '#features/advertising/price-list/web/price-list.tsx';
import { pageAddress } from '#kit/site-map.ts';
import { pageLoader } from '../page-loader.ts';
import { mainPage } from '../shell/main-page.tsx';

export const loader = pageLoader(async ({ call, describe, t }) => {
  const [{ data: adTypes, meta }, { data: packages }] = await Promise.all([
    call(listAdTypes, {}),
    call(listPackages, {}),
  ]);
  return {
    adTypes,
    packages,
    freeAdLimit: meta.freeAdLimit,
    page: describe({
      title: t('advertising.prices.page'),
      description: t('advertising.prices.description'),
      path: pageAddress('prices'),
    }),
  };
});

export default mainPage<typeof loader>(PriceList);
