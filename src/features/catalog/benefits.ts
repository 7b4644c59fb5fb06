import items from '#content/catalog/benefits.json' with { type: 'json' };
import { listOf } from '#kit/codes.ts';
import type { CatalogItem } from './catalog-item.ts';

/** Benefits that an employer offers in addition to the salary. */
export const benefits = /* @__PURE__ */ listOf<keyof typeof items, CatalogItem>(items);
