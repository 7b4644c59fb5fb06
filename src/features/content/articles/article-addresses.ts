import { toSearch } from '#shared/endpoint.ts';
import type { Language } from '#shared/i18n/language.ts';
import { pageAddress } from '#shared/site-map.ts';
import type { BlogCategoryCode } from '../blog/blog-categories.ts';
import type { ArticleState } from './article-limits.ts';

/** What the address of the list says. */
export interface ArticlesAddress {
  q: string;
  state: ArticleState | null;
  category: BlogCategoryCode | null;
  page: number;
}

export const articlesAddress = ({ page = 1, ...rest }: Partial<ArticlesAddress>): string =>
  `${pageAddress('admin-blog')}${toSearch({ ...rest, page: page > 1 ? page : null })}`;

/** A text as readers would see it: what is being written, or a published version. */
export const articlePreviewAddress = (
  id: number,
  { language, version }: { language?: Language; version?: number | null } = {},
): string => `${pageAddress('admin-article-preview', id)}${toSearch({ jezik: language, verzija: version })}`;
