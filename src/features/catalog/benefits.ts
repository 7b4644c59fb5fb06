import items from '#content/catalog/benefits.json' with { type: 'json' };
import { listOf } from '#kit/codes.ts';
import type { CatalogItem } from './catalog-item.ts';

export type BenefitCode = keyof typeof items;

/** Benefits that an employer offers in addition to the salary. */
export const benefits = /* @__PURE__ */ listOf<BenefitCode, CatalogItem>(items);
