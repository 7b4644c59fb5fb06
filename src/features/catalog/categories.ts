import items from '#content/catalog/categories.json' with { type: 'json' };
import { listOf } from '#kit/codes.ts';
import type { CatalogItem } from './catalog-item.ts';

export type CategoryCode = keyof typeof items;

/**
 * Fields of work, in catalogue order. Synonyms are used to suggest a field, not to search its postings, because a
 * painter's trade, for example, is only one of many crafts. A code is the folded label before the first comma, bracket
 * or „i”; only `it-softver` contains both words.
 */
export const categories = /* @__PURE__ */ listOf<CategoryCode, CatalogItem>(items);
