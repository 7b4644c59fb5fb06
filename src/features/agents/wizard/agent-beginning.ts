import { catalogLabel } from '#features/catalog/catalog-labels.ts';
import { positionAlone } from '#features/postings/position-alone.ts';
import { facetFilters, maxKeywords, type PostingsFilter, withSaid } from '#features/postings/search-address.ts';
import type { PostingsMeta } from '#features/postings/search-fields.ts';
import type { CodeLabel } from '#kit/codes.ts';
import type { Language } from '#kit/i18n/language.ts';
import { longestAgentTitle } from '../agent-limits.ts';
import { type AgentSearch, emptySearch, isKeyword } from '../agent-search.ts';

/** Search parameters that an agent does not support; null or empty when not used. */
export interface NotHeld {
  /** Days. */
  publishedWithin: number | null;
  adTypes: PostingsFilter['productGroups'];
  words: string | null;
}

/** Initial values of a new agent. */
export interface AgentBeginning {
  origin: 'search' | 'posting';
  title: string;
  search: AgentSearch;
  notHeld: NotHeld;
  /** Names of the companies among its employers, with their ids as codes. */
  companies: readonly CodeLabel[];
  /** Title of the posting it is based on. */
  posting: string | null;
}

const nothing: NotHeld = { publishedWithin: null, adTypes: [], words: null };

/** Truncates a title to the max length of a name, between words. */
const cut = (title: string): string => {
  if (title.length <= longestAgentTitle) return title;
  const part = title.slice(0, longestAgentTitle + 1);
  return part.slice(0, Math.max(part.lastIndexOf(' '), 0) || longestAgentTitle).replace(/[\s,]+$/u, '');
};

const capital = (text: string): string => text.replace(/^\p{L}/u, (first) => first.toUpperCase());

/** A name for an agent, from its subject and place: „Revizija, Novi Sad”; empty for an agent without parameters. */
export function proposedTitle(search: AgentSearch, companies: readonly CodeLabel[], language: Language): string {
  const others = facetFilters.filter((name) => name !== 'locations' && name !== 'categories');
  const [employer] = search.employers;
  const first = (name: (typeof facetFilters)[number]): string | undefined => {
    const [code] = search[name];
    return code === undefined ? undefined : catalogLabel(name, code, language);
  };
  const what = [
    search.keywords[0]?.replaceAll('"', ''),
    first('categories'),
    companies.find(({ code }) => code === String(employer))?.label,
    ...others.map(first),
  ].find((text) => text !== undefined && text !== '');
  // Of „Beograd, Vračar” the second part is sufficient.
  const where = first('locations')?.split(', ').at(-1);
  return cut(capital([what, where].filter(Boolean).join(', ')));
}

/**
 * Words of a query that were parsed as filters but ignored in the search, because nothing matched: an agent uses them.
 * Searched alone, they are parsed as filters again.
 */
export const filtersIgnored = ({ rest, leftOut }: PostingsMeta['understood']): string => {
  const words = rest.split(' ');
  return leftOut.filter((said) => !said.split(' ').every((word) => words.includes(word))).join(' ');
};

/**
 * The agent equivalent to a search of `/oglasi`, as far as possible: filters given as words become lists, the
 * remaining words become a keyword, and unsupported parameters are returned in `notHeld` (rules.md#agents).
 * @param asked the search from its address
 * @param understood the search as it was interpreted
 */
export function agentOfSearch(
  asked: Pick<PostingsFilter, 'employers' | 'productGroups'>,
  understood: PostingsMeta['understood'],
  companies: readonly CodeLabel[],
  language: Language,
): AgentBeginning {
  const { said, rest: typed, instead, leftOut, locations, ...own } = understood;
  // Uses the corrected words, because the results shown were for them.
  const rest = instead !== null && said.length === 0 && leftOut.length === 0 ? instead : typed;
  const codes = locations.map(({ code }) => code);
  const filter = withSaid({ ...own, ...asked, locations: codes }, said, rest);
  const lists = Object.fromEntries(facetFilters.map((name) => [name, filter[name]]));
  // Keywords are combined with OR, so words that must all match cannot be added to them.
  const hasWords = rest !== '' && filter.keywords.length === 0 && isKeyword(rest);
  const search: AgentSearch = {
    ...emptySearch,
    ...lists,
    employers: asked.employers,
    keywords: hasWords ? [rest] : filter.keywords.slice(0, maxKeywords),
    salaryFrom: filter.salaryFrom,
    salaryUnstated: filter.salaryUnstated,
  };
  const named = companies.filter(({ code }) => search.employers.includes(Number(code)));
  return {
    origin: 'search',
    title: proposedTitle(search, named, language),
    search,
    notHeld: {
      publishedWithin: filter.publishedWithin,
      adTypes: filter.productGroups,
      words: rest === '' || hasWords ? null : rest,
    },
    companies: named,
    posting: null,
  };
}

/** The agent that finds postings similar to one: its position, categories and places. */
export function agentOfPosting(posting: {
  positionTitle: string;
  categories: readonly CodeLabel[];
  locations: readonly CodeLabel[];
}): AgentBeginning {
  const locations = posting.locations.map(({ code }) => code);
  // Punctuation has a special meaning in keywords.
  const position = positionAlone(posting.positionTitle, locations).replace(/[^\p{L}\p{N}\s]+/gu, ' ');
  const keyword = position.replace(/\s+/g, ' ').trim();
  return {
    origin: 'posting',
    title: cut(posting.positionTitle),
    search: {
      ...emptySearch,
      categories: posting.categories.map(({ code }) => code),
      locations,
      keywords: isKeyword(keyword) ? [keyword] : [],
    },
    notHeld: nothing,
    companies: [],
    posting: posting.positionTitle,
  };
}
