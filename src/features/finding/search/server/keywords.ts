import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { relatedNames } from '#features/catalog/related-names.ts';
import type { Executor } from '#host/database/database.ts';
import { printQuery } from '#search/text-query.ts';
import { splitQuestion, type Word } from '#search/words.ts';
import { isFiller } from './fillers.ts';
import type { RelatedWords } from './related-words.ts';
import { createWordMeanings, wholeQuery } from './word-meanings.ts';

const maxWords = 8;

/** The words of a keyword; fillers only where there is nothing else. */
const wordsOf = (keyword: string): Word[] => {
  const words = splitQuestion(keyword).words.map(({ part: _part, ...word }): Word => word);
  const telling = words.filter(({ text, kind }) => kind !== 'word' || !isFiller(text));
  return (telling.length > 0 ? telling : words).slice(0, maxWords);
};

/**
 * Changes with what keywords mean: a query that is stored is made again when it was made by other rules. Raise the number with
 * a change of the way queries are made; names of occupations count by themselves.
 */
export const keywordRules = `1-${createHash('sha256').update(JSON.stringify(relatedNames)).digest('base64url').slice(0, 12)}`;

export interface Keywords {
  /** Keywords, each as a `tsquery` in text form: a posting fits it when its words match. */
  queriesOf(executor: Executor, keywords: readonly string[]): Promise<string[]>;
}

/** What keywords mean, for the search and for agents alike (rules.md#keywords). */
export function createKeywords(related: RelatedWords, meanings = createWordMeanings()): Keywords {
  const queries = new LRUCache<string, string>({ max: 5000 });
  const queryOf = async (executor: Executor, keyword: string): Promise<string> => {
    const known = queries.get(keyword);
    if (known !== undefined) return known;
    const groups = await related.group(executor, wordsOf(keyword));
    const book = await meanings.learn(executor, groups);
    const query = printQuery(wholeQuery(book.queryOf(groups, false)));
    // A keyword of signs alone, or of words that nothing means.
    queries.set(keyword, query || nothingFits);
    return query || nothingFits;
  };
  return {
    async queriesOf(executor, keywords) {
      const list: string[] = [];
      for (const keyword of keywords) list.push(await queryOf(executor, keyword));
      return list;
    },
  };
}

/** A word that no text holds. */
const nothingFits = "'~'";
