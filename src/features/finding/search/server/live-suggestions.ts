import type { Suggestion, SuggestQuery } from '#features/postings/search-fields.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Matches } from '#search/filter-match.ts';
import { valueCounts } from '#search/value-counts.ts';
import { countAtPlace, countedIn } from './facet-counts.ts';
import type { Content } from './index-content.ts';
import { type CountOf, createSuggestions, suggest } from './suggestions.ts';

/** Cache time as a multiple of the index's; long, because creating suggestions reads every title. */
const suggestionsCached = 75;

interface Asked {
  language: Language;
  /** State of the index; `time` is in milliseconds. */
  state: string;
  time: number;
  /** All live postings with their counts. */
  all: () => Promise<Matches>;
  /** Number of postings that a search for words finds. */
  totalOf: (q: string) => Promise<number>;
}

/** Suggestions from live postings for typed text, with numbers of search results; cached for some seconds. */
export function createLiveSuggestions(searchFreshMs: number) {
  let made: {
    state: string;
    at: number;
    list: ReturnType<typeof createSuggestions>;
    /** Numbers of search results for the positions shown so far. */
    totals: Map<string, number>;
  } | null = null;

  return async (
    { columns }: Pick<Content, 'columns'>,
    query: SuggestQuery,
    { language, state, time, all, totalOf }: Asked,
  ): Promise<Suggestion[]> => {
    const isOld = !made || Math.abs(time - made.at) >= searchFreshMs * suggestionsCached;
    if (!made || (isOld && made.state !== state)) {
      const matches = await all();
      const employers = valueCounts(matches.idCounts, columns.shared.employerId.list);
      const counted = countedIn(matches.counts);
      const countOf: CountOf = (filter, code) => {
        if (filter === 'employers') return employers.of(Number(code));
        return filter === 'locations' ? countAtPlace(counted('locations'), code) : counted(filter)(code);
      };
      made = { state, at: time, list: createSuggestions(columns, countOf), totals: new Map() };
    }
    const { list, totals } = made;
    const shown = suggest(list, query, language);
    // A search for a position finds more postings than those with this title.
    for (const { kind, label } of shown)
      if (kind === 'position' && !totals.has(label)) totals.set(label, await totalOf(label));
    return shown.map((one) => (one.kind === 'position' ? { ...one, count: totals.get(one.label) ?? one.count } : one));
  };
}
