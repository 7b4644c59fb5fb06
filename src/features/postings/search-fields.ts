import { z } from 'zod';
import { adTypeCodes } from '#features/advertising/ad-type.ts';
import { catalog } from '#features/catalog/catalog.ts';
import { placesQuery } from '#features/catalog/fields.ts';
import { codesOf } from '#kit/codes.ts';
import { toSearch } from '#kit/endpoint.ts';
import {
  choiceQuery,
  codeQuery,
  codesQuery,
  countQuery,
  flagQuery,
  idsQuery,
  pageMeta,
  pageQuery,
  stepQuery,
  textQuery,
  textsQuery,
} from '#kit/query-fields.ts';
import { searchValues } from '#kit/search-values.ts';
import { facetValue } from './fields.ts';
import {
  type FacetFilter,
  facetFilters,
  longestKeyword,
  maxKeywords,
  type PostingsFilter,
  postingSorts,
  publishedSteps,
  searchQueryOf,
} from './search-address.ts';

type ListFilter = Exclude<FacetFilter, 'locations'>;
/** The filters whose values are always codes; places can also be given by name. */
export const listFilters = facetFilters.filter((name): name is ListFilter => name !== 'locations');

type CodeOf<F extends ListFilter> = (typeof catalog)[F][number]['code'];
const listQueries = Object.fromEntries(
  listFilters.map((name) => [name, codesQuery(codesOf<string>(catalog[name]))]),
) as unknown as { [F in ListFilter]: ReturnType<typeof codesQuery<CodeOf<F>>> };

/** A field with this schema for each filter. */
const eachOf = <F extends FacetFilter, S extends z.ZodType>(filters: readonly F[], schema: S) =>
  Object.fromEntries(filters.map((name) => [name, schema])) as Record<F, S>;

/** The query of `GET /postings` and of `/oglasi`. */
export const postingsQuery = z.object({
  q: textQuery(200).describe(
    'Words as people type them, in either script and any case form; filters said in words count as filters.',
  ),
  locations: placesQuery,
  ...listQueries,
  employers: idsQuery().describe('Ids of companies; repeat the name for each.'),
  keywords: textsQuery(maxKeywords, longestKeyword),
  productGroups: codesQuery(adTypeCodes),
  salaryFrom: countQuery(100_000_000).describe('The least pay, net dinars a month.'),
  salaryUnstated: flagQuery().describe('With `salaryFrom`: also postings that state no pay.'),
  publishedWithin: stepQuery(publishedSteps).describe('In this many last days.'),
  sort: choiceQuery(postingSorts, 'priority').describe(
    'Without `q`, `priority` has at most 3 promoted, 2 hot and 3 featured postings in every 20 while there are others; they rotate every hour (UTC).',
  ),
  showHidden: flagQuery().describe('Also the postings that the candidate has hidden.'),
  after: countQuery().describe(
    'Id of the posting after which the page begins, so that postings added or ended in the meantime neither repeat nor hide one; by `priority` only within an hour, and unless a paid posting ended.',
  ),
  ...pageQuery,
});
export type PostingsQuery = z.output<typeof postingsQuery>;

/**
 * The query of a search made by the site itself, parsed like its address. `more`: values besides the filter, such as
 * the page.
 */
export const queryOfFilter = (filter: Partial<PostingsFilter>, more: Record<string, string> = {}): PostingsQuery =>
  postingsQuery.parse({ ...searchValues(new URLSearchParams(toSearch(searchQueryOf(filter)))), ...more });

/** Counts of filter values, each ignoring its own filter. */
export const facets = z.object({
  ...eachOf(facetFilters, z.array(facetValue)),
  /** Those with the most postings, and the chosen ones; codes are ids. */
  employers: z.array(facetValue),
  publishedWithin: z.array(z.object({ days: z.number().int(), count: z.number().int() })),
});
export type Facets = z.output<typeof facets>;

/** Filters that can be recognised in the words of a query. */
export const saidFacets = [
  'locations',
  'categories',
  'careerLevels',
  'experience',
  'jobTypes',
  'workModels',
  'contractTypes',
] as const;

/** Words of `q` that were recognised as a filter: „bez prakse”, „u Nišu”, „preko 100.000”. */
export const saidFilter = z
  .object({
    facet: z.enum([...saidFacets, 'salaryFrom']),
    /** Values of the filter with their labels; empty for the pay. */
    values: z.array(z.object({ code: z.string(), label: z.string() })),
    /** The minimum pay in net dinars per month, else null. */
    amount: z.number().int().nullable(),
    /** The recognised words as typed. */
    words: z.string(),
    /** `q` with these words in quotes, so that they are searched for as words. */
    asWords: z.string(),
  })
  .meta({ id: 'SaidFilter' });
export type SaidFilter = z.output<typeof saidFilter>;

/** The names of filters as in the query. */
export const filterNames = [
  'q',
  ...facetFilters,
  'employers',
  'keywords',
  'productGroups',
  'salaryFrom',
  'publishedWithin',
] as const;
export type FilterName = (typeof filterNames)[number];

/** Suggestions when nothing is found; each count is the number of results of the changed search. */
export const nothingFoundHelp = z.object({
  /** Words of `q`, as typed, that no live posting contains. */
  unknown: z.array(z.string()),
  /** `q` with an unknown word replaced by one that postings contain. */
  nearest: z.array(z.object({ q: z.string(), count: z.number().int() })),
  /** The one place of the search, in the form used in sentences (`u Nišu`); null for none or several. */
  where: z.string().nullable(),
  /** The nearest towns with results for the rest of the search, with their counts. */
  nearby: z.array(facetValue),
  /**
   * The fewest filters, including the search words, without which something is found: first those that keep the place,
   * then by most results.
   */
  without: z.array(z.object({ filters: z.array(z.enum(filterNames)), count: z.number().int() })),
});
export type NothingFoundHelp = z.output<typeof nothingFoundHelp>;

export const postingsMeta = pageMeta.extend({
  /** How many more there are that the candidate has hidden. */
  hidden: z.number().int(),
  facets,
  /** Null when something is found. */
  help: nothingFoundHelp.nullable(),
  /** The query as parsed, for the page: chips, checkboxes, the place field. */
  understood: z.object({
    q: z.string(),
    /** Filters recognised in `q`; they apply in addition to the chosen ones. */
    said: z.array(saidFilter),
    /** `q` without the words of `said` and without filler words. */
    rest: z.string(),
    /** The words used instead when nothing contains all of `q`; and those of its words that were ignored. */
    instead: z.string().nullable(),
    leftOut: z.array(z.string()),
    locations: z.array(z.object({ code: z.string(), label: z.string() })),
    /** Texts given as places that name none. */
    unknownPlaces: z.array(z.string()),
    keywords: z.array(z.string()),
    salaryFrom: z.number().int().nullable(),
    salaryUnstated: z.boolean(),
    publishedWithin: z.number().int().nullable(),
    sort: z.enum(postingSorts),
    showHidden: z.boolean(),
    ...eachOf(listFilters, z.array(z.string())),
  }),
});
export type PostingsMeta = z.output<typeof postingsMeta>;

const suggestionKinds = ['position', 'company', 'category', 'place'] as const;

export const suggestQuery = z.object({
  q: textQuery(100),
  kind: codeQuery(suggestionKinds).describe(
    'Only such; of places and positions also those where nothing is offered now.',
  ),
});
export type SuggestQuery = z.output<typeof suggestQuery>;

/** A search suggestion while typing. */
export const suggestion = z
  .object({
    kind: z.enum(suggestionKinds),
    /** Code of the category or place, id of the company; null for a position, which is free text. */
    code: z.string().nullable(),
    label: z.string(),
    /** Number of its live postings. */
    count: z.number().int(),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.output<typeof suggestion>;
