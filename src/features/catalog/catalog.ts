import { benefits } from './benefits.ts';
import { careerLevels } from './career-levels.ts';
import type { CatalogItem } from './catalog-item.ts';
import { categories } from './categories.ts';
import { contractTypes } from './contract-types.ts';
import { educationLevels } from './education-levels.ts';
import { experienceLevels } from './experience-levels.ts';
import { jobTypes } from './job-types.ts';
import { places } from './places.ts';
import { workModels } from './work-models.ts';

/**
 * All closed lists, keyed by the query parameter that filters by them. For servers and whole-catalogue responses; a
 * page that needs one list imports that list's own module.
 */
export const catalog = {
  categories,
  locations: places,
  educationLevels,
  contractTypes,
  jobTypes,
  workModels,
  careerLevels,
  experience: experienceLevels,
  benefits,
} as const satisfies Record<string, readonly CatalogItem[]>;

/** The name of a closed list; also the query parameter that filters by it. */
export type ListName = keyof typeof catalog;
