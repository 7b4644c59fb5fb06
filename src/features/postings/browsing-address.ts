import { toSearch } from '#shared/endpoint.ts';
import type { PostingSort } from './search-address.ts';

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
  `/oglasi/model/rada${toSearch({
    workModels: [...workModels],
    sort: sort === 'priority' ? undefined : sort,
    page: page > 1 ? page : undefined,
    after: page > 1 ? after : undefined,
  })}`;
