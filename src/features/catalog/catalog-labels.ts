import type { CodeLabel } from '#kit/codes.ts';
import type { Language } from '#kit/i18n/language.ts';
import { catalog, type ListName } from './catalog.ts';
import type { CatalogItem } from './catalog-item.ts';
import { labelOf } from './labels.ts';
import { placeLabel } from './place-tree.ts';

/** The label of a code of any list, for places including the distinguishing part; an unknown code is returned as is. */
export const catalogLabel = (list: ListName, code: string, language: Language): string =>
  list === 'locations' ? placeLabel(code, language) : labelOf<CatalogItem>(catalog[list], code, language);

/** A code together with its label. */
export const labelled = (list: ListName, code: string, language: Language): CodeLabel => ({
  code,
  label: catalogLabel(list, code, language),
});
