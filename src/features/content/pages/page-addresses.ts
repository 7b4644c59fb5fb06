import { toSearch } from '#kit/endpoint.ts';
import type { Language } from '#kit/i18n/language.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { EditablePage } from '../editing/editable-pages.ts';

/** URL of a page's preview: the working copy, or a published version. */
export const pagePreviewAddress = (
  page: EditablePage,
  { language, version }: { language?: Language; version?: number | null } = {},
): string => `${pageAddress('admin-page-preview', page)}${toSearch({ jezik: language, verzija: version })}`;
