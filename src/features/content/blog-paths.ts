import type { BlogCategoryCode } from './blog-categories.ts';

/** The page of a text. */
export const blogPostHref = ({ id }: { id: number }): string => `/blog/${id}`;

/** The list, of one category or of all; the first page has no number. */
export function blogHref({
  category,
  page = 1,
}: {
  category: BlogCategoryCode | null;
  page?: number;
}): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/blog?${query}` : '/blog';
}
