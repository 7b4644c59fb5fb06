import items from '#content/catalog/experience-levels.json' with { type: 'json' };
import { listOf } from '#kit/codes.ts';
import type { CatalogItem } from './catalog-item.ts';

export type ExperienceLevelCode = keyof typeof items;

/** Work experience, from the least; a posting states the least it asks. */
export const experienceLevels = /* @__PURE__ */ listOf<ExperienceLevelCode, CatalogItem>(items);
