import type { PostingTab } from '#features/postings/posting-state.ts';
import { toSearch } from '#shared/endpoint.ts';
import { pageAddress } from '#shared/site-map.ts';
import type { OwnPostingsMeta } from './fields.ts';
import { defaultOwnSort } from './own-sorts.ts';

/** The address of a tab; what is as by default is left out. */
export const ownPostingsAddress = (
  tab: PostingTab,
  { q, sort, page }: Partial<Pick<OwnPostingsMeta, 'q' | 'sort' | 'page'>> = {},
): string =>
  pageAddress('my-postings') +
  toSearch({
    tab: tab === 'active' ? undefined : tab,
    q,
    sort: sort === defaultOwnSort[tab] ? undefined : sort,
    page: page === 1 ? undefined : page,
  });
