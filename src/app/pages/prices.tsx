import { Suspense } from 'react';
import { defaultAdDays } from '#features/advertising/ad-type.ts';
import { listAdTypes, listAdTypeViews, listPackages } from '#features/advertising/price-list/contract.ts';
import { PriceList } from '#features/advertising/price-list/web/price-list.tsx';
import { searchPostings } from '#features/finding/search/contract.ts';
import { daysAfter } from '#features/postings/posting-period.ts';
import { previewCard } from '#features/postings/preview-card.ts';
import { localDay } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import { lazyPart } from '#ui/light/lazy-part.ts';
import { Main } from '#ui/light/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { pageLoader } from '../page-loader.ts';
import type { Route } from './+types/prices';

/** Its script is loaded after the page; its styles are those of all lists. */
const AdPlacement = lazyPart(() => import('#features/postings/web/ad-placement/ad-placement.tsx'));

export const loader = pageLoader(async ({ call, describe, findUser, language, t }) => {
  const user = await findUser();
  const employer = user?.employerId ? { employerId: user.employerId, company: user.company ?? '' } : null;
  const [{ data: adTypes, meta }, { data: packages }, { data: views }, own] = await Promise.all([
    call(listAdTypes, {}),
    call(listPackages, {}),
    call(listAdTypeViews, {}),
    employer &&
      call(searchPostings, { query: { employers: String(employer.employerId), sort: 'newest', pageSize: '1' } }),
  ]);
  const now = new Date();
  const [newest] = own?.data ?? [];
  const sample = {
    ...(employer ?? { employerId: 0, company: t('advertising.prices.placement.sampleCompany') }),
    logo: null,
    closesOn: localDay(daysAfter(now, defaultAdDays)),
  };
  return {
    adTypes,
    packages,
    views,
    posting: newest ?? previewCard(sample, { now, language, t }),
    isOwn: newest !== undefined,
    freeAdLimit: meta.freeAdLimit,
    page: describe({
      title: t('advertising.prices.page'),
      description: t('advertising.prices.description'),
      path: pageAddress('prices'),
    }),
  };
});

export default function Prices({ loaderData: { posting, isOwn, views, ...prices } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Main className="wrap page">
      <PriceList {...prices}>
        <section className="section">
          <div className="mb24">
            <h2>{t('advertising.prices.placement.title')}</h2>
            <p className="dim mt8">
              {isOwn
                ? t('advertising.prices.placement.own', { title: posting.positionTitle })
                : t('advertising.prices.placement.example')}
            </p>
          </div>
          <Suspense>
            <AdPlacement posting={posting} adTypes={prices.adTypes} views={views} />
          </Suspense>
        </section>
      </PriceList>
    </Main>
  );
}
