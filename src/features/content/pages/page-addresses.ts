import { toSearch } from '#shared/endpoint.ts';
import type { Language } from '#shared/i18n/language.ts';
import { pageAddress } from '#shared/site-map.ts';
import type { EditablePage } from '../editing/editable-pages.ts';

/** A page as everybody would see it: what is being written, or a published version. */
export const pagePreviewAddress = (
  page: EditablePage,
  { language, version }: { language?: Language; version?: number | null } = {},
): string => `${pageAddress('admin-page-preview', page)}${toSearch({ jezik: language, verzija: version })}`;
