import type { PostingSort } from '#features/postings/search-address.ts';
import { toSearch } from '#kit/endpoint.ts';
import { pageAddress } from '#kit/site-map.ts';

/** Filter of `/oglasi/model/rada`; no models means all. */
export interface WorkModelsFilter {
  workModels: readonly string[];
  sort: PostingSort;
}

/** URL of the postings by work model; `after` as in a search. */
export const workModelsAddress = (
  { workModels, sort }: WorkModelsFilter,
  page = 1,
  after: number | null = null,
): string =>
  `${pageAddress('work-model-postings')}${toSearch({
    workModels: [...workModels],
    sort: sort === 'priority' ? undefined : sort,
    page: page > 1 ? page : undefined,
    after: page > 1 ? after : undefined,
  })}`;

/** Filter of `/oglasi/keywords`: all or matching popular keywords, and the postings of the selected one. */
export interface KeywordsFilter {
  q: string;
  letter: string;
  keyword: string;
}

/** URL of the keywords; `page` and `after` refer to the postings of the selected keyword. */
export const keywordsAddress = (filter: Partial<KeywordsFilter>, page = 1, after: number | null = null): string => {
  const { q, letter, keyword } = filter;
  const query = {
    q,
    letter,
    keyword,
    page: page > 1 ? page : undefined,
    after: page > 1 ? after : undefined,
  };
  // Scrolls to the postings of the selected keyword, which are below the list.
  return `${pageAddress('keywords')}${toSearch(query)}${keyword ? `#${keywordPostingsId}` : ''}`;
};

/** Anchor of the selected keyword's postings. */
export const keywordPostingsId = 'oglasi';
