import { getTransparency } from '#features/moderation/transparency/contract.ts';
import { TransparencyPage } from '#features/moderation/transparency/web/transparency-page.tsx';
import { pageAddress } from '#kit/site-map.ts';
import { pageLoader } from '../page-loader.ts';
import { mainPage } from '../shell/main-page.tsx';

/** `/transparentnost`: decisions in numbers. */
export const loader = pageLoader(async ({ call, describe, t }) => ({
  years: (await call(getTransparency, {})).data,
  page: describe({
    title: t('decisions.transparency.title'),
    description: t('decisions.transparency.lead'),
    path: pageAddress('transparency'),
  }),
}));

export default mainPage<typeof loader>(TransparencyPage);
