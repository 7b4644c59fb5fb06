import items from '#content/catalog/career-levels.json' with { type: 'json' };
import { listOf } from '#kit/codes.ts';
import type { CatalogItem } from './catalog-item.ts';

export type CareerLevelCode = keyof typeof items;

/** Career levels, lowest first. */
export const careerLevels = /* @__PURE__ */ listOf<CareerLevelCode, CatalogItem>(items);
