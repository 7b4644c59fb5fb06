import items from '#content/catalog/job-types.json' with { type: 'json' };
import { listOf } from '#kit/codes.ts';
import type { CatalogItem } from './catalog-item.ts';
import type { EmploymentType } from './contract-types.ts';

export interface JobType extends CatalogItem {
  employmentType: EmploymentType;
}

export type JobTypeCode = keyof typeof items;

/** Working time; a posting has exactly one. */
export const jobTypes = /* @__PURE__ */ listOf<JobTypeCode, JobType>(
  items as Record<JobTypeCode, Omit<JobType, 'code'>>,
);
