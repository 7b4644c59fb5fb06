import { toSearch } from '#kit/endpoint.ts';
import type { Language } from '#kit/i18n/language.ts';
import { addressOf } from '#kit/list-address.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { listArticles } from './contract.ts';

export const articlesAddress = addressOf<typeof listArticles>('admin-blog');

/** URL of an article's preview: the working copy, or a published version. */
export const articlePreviewAddress = (
  id: number,
  { language, version }: { language?: Language; version?: number | null } = {},
): string => `${pageAddress('admin-article-preview', id)}${toSearch({ jezik: language, verzija: version })}`;
