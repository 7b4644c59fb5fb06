import { workModels } from '#features/catalog/work-models.ts';
import { type WorkModelsFilter, workModelsAddress } from '#features/finding/keywords/address.ts';
import { WorkModelPostings } from '#features/finding/keywords/web/work-model-postings.tsx';
import { searchPostings } from '#features/finding/search/contract.ts';
import { postingSorts } from '#features/postings/search-address.ts';
import { codesOf } from '#kit/codes.ts';
import { counted } from '#kit/money.ts';
import { Main } from '#ui/light/main.tsx';
import { pageLoader, toLastPage } from '../page-loader.ts';
import type { Route } from './+types/work-model-postings';

const allModels = codesOf(workModels);

export const loader = pageLoader(async ({ call, describe, language, search, t }) => {
  const models = search.getAll('workModels');
  const filter: WorkModelsFilter = {
    workModels: allModels.filter((code) => models.includes(code)),
    sort: postingSorts.find((sort) => sort === search.get('sort')) ?? 'priority',
  };
  const { data, meta } = await call(searchPostings, {
    query: {
      workModels: filter.workModels.length > 0 ? [...filter.workModels] : [...allModels],
      sort: filter.sort,
      page: search.get('page') ?? undefined,
      after: search.get('after') ?? undefined,
    },
  });
  const { page, pageSize, total, facets } = meta;
  toLastPage({ data, meta }, (last) => workModelsAddress(filter, last));

  const [only, ...others] = facets.workModels.filter(({ code }) => filter.workModels.includes(code));
  const title =
    only && others.length === 0
      ? t('postings.browsing.workModels.titleFor', { label: only.label })
      : t('postings.browsing.workModels.title');
  // Search engines may index the list of all models and of each alone; combinations and sort orders have no new
  // content.
  const landing = others.length === 0 && filter.sort === 'priority';
  return {
    filter,
    models: facets.workModels,
    postings: data,
    list: { page, pageSize, total },
    page: describe({
      title,
      pageNumber: page,
      description: t('postings.browsing.workModels.description', counted(total, language)),
      path: landing ? workModelsAddress(filter, page) : null,
    }),
  };
});

export default function PostingsByWorkModel({ loaderData }: Route.ComponentProps) {
  const { filter, models, postings, list } = loaderData;
  return (
    <Main className="wrap page">
      <WorkModelPostings filter={filter} models={models} postings={postings} meta={list} />
    </Main>
  );
}
