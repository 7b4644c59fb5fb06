import items from '#content/catalog/education-levels.json' with { type: 'json' };
import { listOf } from '#kit/codes.ts';
import type { CatalogItem } from './catalog-item.ts';

/** `noks` is the level in the national qualification framework, if there is one. */
export interface EducationLevel extends CatalogItem {
  noks?: string;
}

export type EducationLevelCode = keyof typeof items;

/** Levels of education, lowest first. */
export const educationLevels = /* @__PURE__ */ listOf<EducationLevelCode, EducationLevel>(items);
