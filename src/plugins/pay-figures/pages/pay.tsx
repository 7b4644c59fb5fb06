import { pageLoader } from '#app/page-loader.ts';
import { mainPage } from '#app/shell/main-page.tsx';
import { listPayFigures } from '../contract.ts';
import { payAddress } from '../pay-address.ts';
import { PayPage } from '../web/pay-page.tsx';

export const loader = pageLoader(async ({ call, describe, query, t }) => {
  const { data: figures, meta } = await call(listPayFigures, { query });
  const { region, regions } = meta;
  const title = region ? t('postings.payPage.titleIn', { place: region.inText }) : t('postings.payPage.title');
  return {
    figures,
    region,
    regions,
    title,
    page: describe({
      title,
      description: t('postings.payPage.description'),
      // A region without figures has no content of its own.
      path: region && figures.length === 0 ? null : payAddress(region?.code ?? null),
    }),
  };
});

export default mainPage<typeof loader>(PayPage);
