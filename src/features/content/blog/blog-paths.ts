import { toSearch } from '#kit/endpoint.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { BlogCategoryCode } from './blog-categories.ts';

/** URL of the list, of one category or of all; the first page has no page parameter. */
export function blogHref({ category, page = 1 }: { category: BlogCategoryCode | null; page?: number }): string {
  return `${pageAddress('blog')}${toSearch({ category, page: page > 1 ? page : null })}`;
}
