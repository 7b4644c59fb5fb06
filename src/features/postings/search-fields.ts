import { z } from 'zod';
import { adTypeCodes } from '#features/advertising/ad-type.ts';
import { careerLevels } from '#features/catalog/career-levels.ts';
import { categories } from '#features/catalog/categories.ts';
import { contractTypes } from '#features/catalog/contract-types.ts';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { jobTypes } from '#features/catalog/job-types.ts';
import { findPlaces } from '#features/catalog/place-tree.ts';
import { workModels } from '#features/catalog/work-models.ts';
import { codesOf } from '#shared/codes.ts';
import {
  codeQuery,
  codesQuery,
  countQuery,
  flagQuery,
  idsQuery,
  pageMeta,
  pageQuery,
  textQuery,
  textsQuery,
} from '#shared/query-fields.ts';
import { maxListedValues } from '#shared/search-values.ts';
import { facetValue } from './fields.ts';
import { postingSorts, publishedSteps } from './search-address.ts';

/** What people type or choose as places → codes; what no place is called narrows nothing (SPEC §8). */
export const placesQuery = textsQuery(20).transform((texts) => {
  const found = texts.map((text) => ({ text, codes: findPlaces(text) }));
  return {
    codes: [...new Set(found.flatMap(({ codes }) => codes))].slice(0, maxListedValues),
    unknown: found.filter(({ codes }) => codes.length === 0).map(({ text }) => text),
  };
});

/** The query of `GET /postings` and of `/oglasi`, names as in SPEC §8. */
export const postingsQuery = z.object({
  q: textQuery(200),
  locations: placesQuery,
  categories: codesQuery(codesOf(categories)),
  careerLevels: codesQuery(codesOf(careerLevels)),
  educationLevels: codesQuery(codesOf(educationLevels)),
  experience: codesQuery(codesOf(experienceLevels)),
  contractTypes: codesQuery(codesOf(contractTypes)),
  jobTypes: codesQuery(codesOf(jobTypes)),
  workModels: codesQuery(codesOf(workModels)),
  employers: idsQuery(),
  productGroups: codesQuery(adTypeCodes),
  salaryFrom: countQuery(100_000_000),
  salaryUnstated: flagQuery(),
  publishedWithin: codeQuery(publishedSteps.map(String)).transform((days) =>
    days === null ? null : Number(days),
  ),
  sort: codeQuery(postingSorts).transform((sort) => sort ?? 'priority'),
  /** Id of the posting behind which the page begins: what came or went meanwhile neither repeats nor hides one. */
  after: countQuery(),
  ...pageQuery,
});
export type PostingsQuery = z.output<typeof postingsQuery>;

/** Counts beside filter values, each without its own filter. */
export const facets = z.object({
  categories: z.array(facetValue),
  locations: z.array(facetValue),
  contractTypes: z.array(facetValue),
  jobTypes: z.array(facetValue),
  workModels: z.array(facetValue),
  careerLevels: z.array(facetValue),
  educationLevels: z.array(facetValue),
  experience: z.array(facetValue),
  /** Those with most postings, and the chosen ones; codes are ids. */
  employers: z.array(facetValue),
  publishedWithin: z.array(z.object({ days: z.number().int(), count: z.number().int() })),
});
export type Facets = z.output<typeof facets>;

/** Filters that words of a question can stand for. */
export const saidFacets = [
  'locations',
  'categories',
  'careerLevels',
  'experience',
  'jobTypes',
  'workModels',
  'contractTypes',
] as const;

/** Words of `q` that were taken for a filter: „bez prakse”, „u Nišu”, „preko 100.000”. */
export const saidFilter = z
  .object({
    facet: z.enum([...saidFacets, 'salaryFrom']),
    /** Values of the filter with their labels; none for the pay. */
    values: z.array(z.object({ code: z.string(), label: z.string() })),
    /** The least pay in net dinars a month, else null. */
    amount: z.number().int().nullable(),
    /** As they were typed. */
    words: z.string(),
    /** `q` with these words in quotes: so they are words again. */
    asWords: z.string(),
  })
  .meta({ id: 'SaidFilter' });
export type SaidFilter = z.output<typeof saidFilter>;

/** The names of filters as in the query. */
const filterNames = [
  'q',
  'locations',
  'categories',
  'careerLevels',
  'educationLevels',
  'experience',
  'contractTypes',
  'jobTypes',
  'workModels',
  'employers',
  'productGroups',
  'salaryFrom',
  'publishedWithin',
] as const;
export type FilterName = (typeof filterNames)[number];

/** What helps where nothing is found; each count is what a search so changed finds. */
export const nothingFoundHelp = z.object({
  /** Words of `q`, as typed, that no live posting holds. */
  unknown: z.array(z.string()),
  /** `q` with a word that postings hold instead of an unknown one. */
  nearest: z.array(z.object({ q: z.string(), count: z.number().int() })),
  /** Filters, or the words, that find something when they alone are given up; most first. */
  without: z.array(z.object({ filter: z.enum(filterNames), count: z.number().int() })),
});
export type NothingFoundHelp = z.output<typeof nothingFoundHelp>;

export const postingsMeta = pageMeta.extend({
  facets,
  /** Null when something is found. */
  help: nothingFoundHelp.nullable(),
  /** The query as it was understood, for the page: chips, ticks, the place field. */
  understood: z.object({
    q: z.string(),
    /** Filters that `q` says in words; they narrow the search beside those chosen. */
    said: z.array(saidFilter),
    /** `q` without the words of `said` and without what tells nothing. */
    rest: z.string(),
    /** What was searched for instead, when nothing holds all of `q`; and which of its words were left out. */
    instead: z.string().nullable(),
    leftOut: z.array(z.string()),
    locations: z.array(z.object({ code: z.string(), label: z.string() })),
    /** What was given as a place but is the name of none. */
    unknownPlaces: z.array(z.string()),
    salaryFrom: z.number().int().nullable(),
    salaryUnstated: z.boolean(),
    publishedWithin: z.number().int().nullable(),
    sort: z.enum(postingSorts),
    categories: z.array(z.string()),
    contractTypes: z.array(z.string()),
    jobTypes: z.array(z.string()),
    workModels: z.array(z.string()),
    careerLevels: z.array(z.string()),
    educationLevels: z.array(z.string()),
    experience: z.array(z.string()),
  }),
});
export type PostingsMeta = z.output<typeof postingsMeta>;

const suggestionKinds = ['position', 'company', 'category', 'place'] as const;

export const suggestQuery = z.object({
  q: textQuery(100),
  /** Only such; of places also those where nothing is offered now. */
  kind: codeQuery(suggestionKinds),
});
export type SuggestQuery = z.output<typeof suggestQuery>;

/** Something to search for, while it is being typed. */
export const suggestion = z
  .object({
    kind: z.enum(suggestionKinds),
    /** Code of the category or place, id of the company; null for a position, which is words. */
    code: z.string().nullable(),
    label: z.string(),
    /** Live postings of it. */
    count: z.number().int(),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.output<typeof suggestion>;
