import { catalogLabel } from '#features/catalog/catalog-labels.ts';
import { positionAlone } from '#features/postings/position-alone.ts';
import { facetFilters, maxKeywords, type PostingsFilter, withSaid } from '#features/postings/search-address.ts';
import type { PostingsMeta } from '#features/postings/search-fields.ts';
import type { CodeLabel } from '#kit/codes.ts';
import type { Language } from '#kit/i18n/language.ts';
import { longestAgentTitle } from '../agent-limits.ts';
import { type AgentSearch, emptySearch, isKeyword } from '../agent-search.ts';

/** What was searched for and an agent cannot hold; null, or empty, for nothing. */
export interface NotHeld {
  /** Whole net dinars a month. */
  salaryFrom: number | null;
  /** Days. */
  publishedWithin: number | null;
  adTypes: PostingsFilter['productGroups'];
  words: string | null;
}

/** What a new agent begins with. */
export interface AgentBeginning {
  origin: 'search' | 'posting';
  title: string;
  search: AgentSearch;
  notHeld: NotHeld;
  /** Names of the companies among its employers, by their ids as codes. */
  companies: readonly CodeLabel[];
  /** Title of the posting it begins with. */
  posting: string | null;
}

const nothing: NotHeld = { salaryFrom: null, publishedWithin: null, adTypes: [], words: null };

/** A title of at most the characters that a name may have, cut between words. */
const cut = (title: string): string => {
  if (title.length <= longestAgentTitle) return title;
  const part = title.slice(0, longestAgentTitle + 1);
  return part.slice(0, Math.max(part.lastIndexOf(' '), 0) || longestAgentTitle).replace(/[\s,]+$/u, '');
};

const capital = (text: string): string => text.replace(/^\p{L}/u, (first) => first.toUpperCase());

/** A name for an agent, of what it looks for and where: „Revizija, Novi Sad”; empty for an agent without parameters. */
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
  // Of „Beograd, Vračar” the second part says it all.
  const where = first('locations')?.split(', ').at(-1);
  return cut(capital([what, where].filter(Boolean).join(', ')));
}

/**
 * Words of a question that was understood as filters and answered without them, since nothing fitted: an agent holds what was
 * meant. Asked alone, they are filters again.
 */
export const filtersIgnored = ({ rest, leftOut }: PostingsMeta['understood']): string => {
  const words = rest.split(' ');
  return leftOut.filter((said) => !said.split(' ').every((word) => words.includes(word))).join(' ');
};

/**
 * The agent that finds what a search of `/oglasi` finds, as far as one can: filters said in words become lists, the words
 * that are left become a keyword, and what has no place in an agent is named (rules.md#agents).
 * @param asked the search as its address says it
 * @param understood the same as the search understood it
 */
export function agentOfSearch(
  asked: Pick<PostingsFilter, 'employers' | 'productGroups'>,
  understood: PostingsMeta['understood'],
  companies: readonly CodeLabel[],
  language: Language,
): AgentBeginning {
  const { said, rest: typed, instead, leftOut, locations, ...own } = understood;
  // Words that were corrected are those whose postings the person has seen.
  const rest = instead !== null && said.length === 0 && leftOut.length === 0 ? instead : typed;
  const codes = locations.map(({ code }) => code);
  const filter = withSaid({ ...own, ...asked, locations: codes }, said, rest);
  const lists = Object.fromEntries(facetFilters.map((name) => [name, filter[name]]));
  // Beside keywords, of which one is enough, words that must all be found have no place.
  const hasWords = rest !== '' && filter.keywords.length === 0 && isKeyword(rest);
  const search: AgentSearch = {
    ...emptySearch,
    ...lists,
    employers: asked.employers,
    keywords: hasWords ? [rest] : filter.keywords.slice(0, maxKeywords),
  };
  const named = companies.filter(({ code }) => search.employers.includes(Number(code)));
  return {
    origin: 'search',
    title: proposedTitle(search, named, language),
    search,
    notHeld: {
      salaryFrom: filter.salaryFrom,
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
  // Signs mean something in a keyword.
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
