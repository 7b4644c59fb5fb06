import items from '#content/catalog/contract-types.json' with { type: 'json' };
import { listOf } from '#kit/codes.ts';
import type { CatalogItem } from './catalog-item.ts';

/** Values of schema.org `employmentType` that the lists map to. */
export type EmploymentType = 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY' | 'INTERN' | 'VOLUNTEER';

export interface ContractType extends CatalogItem {
  employmentType: EmploymentType;
}

export type ContractTypeCode = keyof typeof items;

/** Legal forms of employment in Serbia. */
export const contractTypes = /* @__PURE__ */ listOf<ContractTypeCode, ContractType>(
  items as Record<ContractTypeCode, Omit<ContractType, 'code'>>,
);
