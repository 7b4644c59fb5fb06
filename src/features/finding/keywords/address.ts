import type { PostingSort } from '#features/postings/search-address.ts';
import { toSearch } from '#kit/endpoint.ts';
import { pageAddress } from '#kit/site-map.ts';

/** What `/oglasi/model/rada` shows; no models are all of them. */
export interface WorkModelsFilter {
  workModels: readonly string[];
  sort: PostingSort;
}

/** The address of the postings by work model; `after` as in a search. */
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

/** What `/oglasi/keywords` shows: all popular keywords or those that fit, and the postings of a chosen one. */
export interface KeywordsFilter {
  q: string;
  letter: string;
  keyword: string;
}

/** The address of the keywords; `page` and `after` are those of the chosen one's postings. */
export const keywordsAddress = (filter: Partial<KeywordsFilter>, page = 1, after: number | null = null): string => {
  const { q, letter, keyword } = filter;
  const query = {
    q,
    letter,
    keyword,
    page: page > 1 ? page : undefined,
    after: page > 1 ? after : undefined,
  };
  // A chosen keyword's postings are below the list: the page scrolls there.
  return `${pageAddress('keywords')}${toSearch(query)}${keyword ? `#${keywordPostingsId}` : ''}`;
};

/** Where on the page the postings of the chosen keyword begin. */
export const keywordPostingsId = 'oglasi';
