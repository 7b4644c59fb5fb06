import { redirect } from 'react-router';
import { workModels } from '#features/catalog/work-models.ts';
import { type WorkModelsFilter, workModelsAddress } from '#features/finding/keywords/address.ts';
import { WorkModelPostings } from '#features/finding/keywords/web/work-model-postings.tsx';
import { searchPostings } from '#features/finding/search/contract.ts';
import { postingSorts } from '#features/postings/search-address.ts';
import { codesOf } from '#shared/codes.ts';
import { formatNumber } from '#shared/money.ts';
import { pageCount } from '#shared/paging.ts';
import { Main } from '#ui/light/main.tsx';
import { api, languageOf, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/work-model-postings';

const allModels = codesOf(workModels);

export async function loader({ context, url }: Route.LoaderArgs) {
  const models = url.searchParams.getAll('workModels');
  const filter: WorkModelsFilter = {
    workModels: allModels.filter((code) => models.includes(code)),
    sort: postingSorts.find((sort) => sort === url.searchParams.get('sort')) ?? 'priority',
  };
  const { data, meta } = await api(context).call(searchPostings, {
    query: {
      workModels: filter.workModels.length > 0 ? [...filter.workModels] : [...allModels],
      sort: filter.sort,
      page: url.searchParams.get('page') ?? undefined,
      after: url.searchParams.get('after') ?? undefined,
    },
  });
  const { page, pageSize, total, facets } = meta;
  // A page beyond the end, after postings have expired.
  if (data.length === 0 && total > 0) throw redirect(workModelsAddress(filter, pageCount(meta)));

  const t = texts(context);
  const [only, ...others] = facets.workModels.filter(({ code }) => filter.workModels.includes(code));
  const title =
    only && others.length === 0
      ? t('postings.browsing.workModels.titleFor', { label: only.label })
      : t('postings.browsing.workModels.title');
  // Search engines may keep all models and each alone; combinations and orders say nothing new.
  const landing = others.length === 0 && filter.sort === 'priority';
  return {
    filter,
    models: facets.workModels,
    postings: data,
    list: { page, pageSize, total },
    page: describePage(context, {
      title: page > 1 ? t('postings.search.pageTitle', { title, page }) : title,
      description: t('postings.browsing.workModels.description', {
        count: total,
        number: formatNumber(total, languageOf(context)),
      }),
      ...(landing ? { path: workModelsAddress(filter, page) } : { robots: 'noindex, follow' }),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function PostingsByWorkModel({ loaderData }: Route.ComponentProps) {
  const { filter, models, postings, list } = loaderData;
  return (
    <Main className="wrap page">
      <WorkModelPostings filter={filter} models={models} postings={postings} meta={list} />
    </Main>
  );
}
