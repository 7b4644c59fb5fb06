import items from '#content/catalog/benefits.json' with { type: 'json' };
import { listOf } from '#kit/codes.ts';
import type { CatalogItem } from './catalog-item.ts';

/** What an employer offers besides pay. */
export const benefits = /* @__PURE__ */ listOf<keyof typeof items, CatalogItem>(items);
