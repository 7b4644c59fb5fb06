import { searchValues } from '#shared/search-values.ts';

/** The query of a page's address as the API's lists take it. */
export const searchOf = (request: Request): Record<string, string | string[]> =>
  searchValues(new URL(request.url).searchParams);
