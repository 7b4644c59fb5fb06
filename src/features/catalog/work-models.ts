import items from '#content/catalog/work-models.json' with { type: 'json' };
import { listOf } from '#kit/codes.ts';
import type { CatalogItem } from './catalog-item.ts';

/** Where the work is done. */
export const workModels = /* @__PURE__ */ listOf<keyof typeof items, CatalogItem>(items);
