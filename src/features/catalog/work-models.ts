import items from '#content/catalog/work-models.json' with { type: 'json' };
import { listOf } from '#kit/codes.ts';
import type { CatalogItem } from './catalog-item.ts';

/** Where the work is done; only `od-kuce` counts as wholly remote. */
export const workModels = /* @__PURE__ */ listOf<keyof typeof items, CatalogItem>(items);
