import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Executor } from '#host/database/database.ts';
import { joined, type MaybeQuery, negated, parseQuery, type TextQuery, weighing } from '#search/text-query.ts';
import type { WordQuery } from '#search/word-finder.ts';
import type { Word } from '#search/words.ts';
import type { WordGroup } from './related-words.ts';

/** How a folded text is matched: its words anywhere, its words in sequence, or as the prefix of a word. */
type Way = 'words' | 'row' | 'beginning';

interface Asked {
  way: Way;
  text: string;
}

/** Max number of cached texts; some ten megabytes with the longest ones. */
const maxCached = 20_000;

/** Converts the words of a search to queries over stems. */
export interface WordMeanings {
  /** Converts the words and names of the groups; queries the database for those not cached. */
  learn(executor: Executor, groups: readonly WordGroup[]): Promise<WordBook>;
  /** Converts single words. */
  learnWords(executor: Executor, words: readonly Word[]): Promise<MaybeQuery[]>;
  /** The stems of each folded text, shared by all case forms of the same words. */
  stemsOf(executor: Executor, texts: readonly string[]): Promise<MaybeQuery[]>;
}

/** The converted words of one search. */
export interface WordBook {
  /** With `anywhere`, names of occupations also match in the text. */
  queryOf(groups: readonly WordGroup[], anywhere: boolean): WordQuery;
}

const keyOf = ({ way, text }: Asked): string => `${way} ${text}`;

const asksFor = ({ kind, text }: Word): Asked[] => {
  switch (kind) {
    case 'word':
      return [{ way: 'words', text }];
    case 'phrase':
      return [{ way: 'row', text }];
    default:
      // Indexed words are stems: a prefix may be longer than the stem, so the stemmed word is matched too.
      return [
        { way: 'beginning', text },
        { way: 'words', text },
      ];
  }
};

const nameOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

const asksOf = ({ words, names, begun, isName }: WordGroup): Asked[] => [
  ...words.flatMap(asksFor),
  ...[...names, ...begun, ...(isName ? [nameOf(words)] : [])].map((text): Asked => ({ way: 'row', text })),
];

/** Determines stems with PostgreSQL's dictionary, and caches the results. */
export function createWordMeanings(): WordMeanings {
  const saved = new LRUCache<string, { query: MaybeQuery }>({ max: maxCached });

  const ask = async (executor: Executor, asked: readonly Asked[]): Promise<Map<string, MaybeQuery>> => {
    const book = new Map<string, MaybeQuery>();
    const unknown = new Map<string, Asked>();
    for (const one of asked) {
      const key = keyOf(one);
      const known = saved.get(key);
      if (known) book.set(key, known.query);
      else unknown.set(key, one);
    }
    if (unknown.size === 0) return book;
    const list = [...unknown.values()];
    const result = await executor.execute<{ query: string }>(
      sql`select case way when 'words' then plainto_tsquery('serbian', text) when 'row' then phraseto_tsquery('serbian', text)
          else to_tsquery('simple', text || ':*') end::text as query
        from unnest(${sql.param(list.map(({ way }) => way))}::text[], ${sql.param(list.map(({ text }) => text))}::text[])
          with ordinality as asked(way, text, place) order by place`,
    );
    for (const [place, { query }] of result.rows.entries()) {
      const key = keyOf(list[place] as Asked);
      const parsed = parseQuery(query);
      saved.set(key, { query: parsed });
      book.set(key, parsed);
    }
    return book;
  };

  return {
    async learn(executor, groups) {
      const book = await ask(executor, groups.flatMap(asksOf));
      return { queryOf: (some, anywhere) => toQuery(book, some, anywhere) };
    },
    async learnWords(executor, words) {
      const book = await ask(executor, words.flatMap(asksFor));
      return words.map((word) => ofWord(book, word));
    },
    async stemsOf(executor, texts) {
      const asked = texts.map((text): Asked => ({ way: 'words', text }));
      const book = await ask(executor, asked);
      return asked.map((one) => book.get(keyOf(one)) ?? null);
    },
  };
}

type Book = ReadonlyMap<string, MaybeQuery>;

const saidIn = (book: Book, way: Way, text: string): MaybeQuery => book.get(keyOf({ way, text })) ?? null;

const ofWord = (book: Book, word: Word): MaybeQuery => {
  const parts = asksFor(word).map(({ way, text }) => {
    const query = saidIn(book, way, text);
    return way === 'beginning' && word.kind === 'begun' ? weighing('A', query) : query;
  });
  return joined('or', parts);
};

/**
 * The name of an occupation must match the position: a posting whose text only mentions a baker does not match, nor
 * does the driver of a bakery. All words of the name must be in the title. Next to other words, the whole name may also
 * be in the company or category, as the name of a workplace always may.
 */
const ofName = (
  book: Book,
  { words, isWorkplace }: Pick<WordGroup, 'words' | 'isWorkplace'>,
  alone: boolean,
): MaybeQuery => {
  const all = joined(
    'and',
    words.map((word) => ofWord(book, word)),
  );
  if (isWorkplace) return weighing('AB', all);
  if (alone) return weighing('A', all);
  return joined('or', [weighing('A', all), weighing('AB', saidIn(book, 'row', nameOf(words)))]);
};

function toQuery(book: Book, groups: readonly WordGroup[], anywhere: boolean): WordQuery {
  const included = groups.filter(({ words }) => words.every(({ excluded }) => !excluded));
  const excluded = groups.flatMap(({ words }) => words.filter((word) => word.excluded));
  const ofGroup = ({ words, isName, isWorkplace }: WordGroup): MaybeQuery =>
    isName && !anywhere
      ? ofName(book, { words, isWorkplace }, included.length === 1)
      : joined(
          'and',
          words.map((word) => ofWord(book, word)),
        );
  const wide = included.map((group) => {
    const named = group.names.map((name) => weighing('A', saidIn(book, 'row', name)));
    return joined('or', [ofGroup(group), ...named]);
  });
  return {
    exact: joined('and', included.map(ofGroup)),
    wide: joined('and', wide),
    excluded: joined(
      'or',
      excluded.map((word) => ofWord(book, word)),
    ),
    isOpen: included.length === 0,
    related: groups.some(({ names }) => names.length > 0),
  };
}

/** A single query: the words, and not the excluded ones. Null if it is empty. */
export const wholeQuery = ({ wide, excluded }: WordQuery): TextQuery | null => joined('and', [wide, negated(excluded)]);
