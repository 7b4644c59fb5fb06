import items from '#content/catalog/experience-levels.json' with { type: 'json' };
import { listOf } from '#kit/codes.ts';
import type { CatalogItem } from './catalog-item.ts';

export type ExperienceLevelCode = keyof typeof items;

/** Levels of work experience, lowest first; a posting states the minimum it requires. */
export const experienceLevels = /* @__PURE__ */ listOf<ExperienceLevelCode, CatalogItem>(items);
