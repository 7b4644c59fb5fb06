import items from '#content/catalog/categories.json' with { type: 'json' };
import { listOf } from '#kit/codes.ts';
import type { CatalogItem } from './catalog-item.ts';

export type CategoryCode = keyof typeof items;

/**
 * Fields of work, in the order of the catalogue. Synonyms suggest the field by name; they do not find its postings,
 * because a painter's trade is one of many crafts. A code is the folded label before the first comma, bracket or „i”;
 * only `it-softver` keeps both words.
 */
export const categories = /* @__PURE__ */ listOf<CategoryCode, CatalogItem>(items);
