import { careerLevels } from '#features/catalog/career-levels.ts';
import { categories } from '#features/catalog/categories.ts';
import { contractTypes } from '#features/catalog/contract-types.ts';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { jobTypes } from '#features/catalog/job-types.ts';
import { IN_SERBIA_TAG } from '#features/catalog/place-tree.ts';
import { places } from '#features/catalog/places.ts';
import { workModels } from '#features/catalog/work-models.ts';
import { codesOf } from '#shared/codes.ts';

/** Filters whose values are a closed list; each value gets counts. */
export const facetNames = [
  'categories',
  'locations',
  'contractTypes',
  'jobTypes',
  'workModels',
  'careerLevels',
  'educationLevels',
  'experience',
] as const;
export type FacetName = (typeof facetNames)[number];

const codes: Record<FacetName, readonly string[]> = {
  categories: codesOf(categories),
  locations: [...codesOf(places), IN_SERBIA_TAG],
  contractTypes: codesOf(contractTypes),
  jobTypes: codesOf(jobTypes),
  workModels: codesOf(workModels),
  careerLevels: codesOf(careerLevels),
  educationLevels: codesOf(educationLevels),
  experience: codesOf(experienceLevels),
};

/** Every value of every facet; its place in this list is its number in the columns. */
export const facetValues: readonly { facet: FacetName; code: string }[] = facetNames.flatMap((facet) =>
  codes[facet].map((code) => ({ facet, code })),
);

const numbers = new Map(facetValues.map(({ facet, code }, number) => [`${facet} ${code}`, number]));

/** The number of a value; undefined for a code that the lists do not know (any more). */
export const facetNumber = (facet: FacetName, code: string): number | undefined =>
  numbers.get(`${facet} ${code}`);

/** A facet as one bit. */
export const facetBit = (facet: FacetName): number => 1 << facetNames.indexOf(facet);

/** Of each value's number the bit of its facet. */
export const bitOfValue: Uint16Array = Uint16Array.from(facetValues, ({ facet }) => facetBit(facet));
