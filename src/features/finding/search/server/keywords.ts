import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { relatedNames } from '#features/catalog/related-names.ts';
import type { Executor } from '#platform/database/database.ts';
import { isFiller } from './fillers.ts';
import type { RelatedWords } from './related-words.ts';
import { keywordQuery } from './text-search.ts';
import { splitQuestion, type Word } from './words.ts';

const mostWords = 8;

/** The words of a keyword; fillers only where there is nothing else. */
const wordsOf = (keyword: string): Word[] => {
  const words = splitQuestion(keyword).words.map(({ part: _part, ...word }): Word => word);
  const telling = words.filter(({ text, kind }) => kind !== 'word' || !isFiller(text));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
};

/**
 * Changes with what keywords mean: a query that is stored is made again when it was made by other rules. Raise the number with
 * a change of the way queries are made; names of occupations count by themselves.
 */
export const keywordRules = `1-${createHash('sha256').update(JSON.stringify(relatedNames)).digest('base64url').slice(0, 12)}`;

export interface Keywords {
  /** Keywords as a `tsquery` in text form: a posting fits one of them when it matches. Empty for no keywords. */
  queryOf(executor: Executor, keywords: readonly string[]): Promise<string>;
}

/** What keywords mean, for the search and for agents alike (rules.md#keywords). */
export function createKeywords(related: RelatedWords): Keywords {
  const queries = new LRUCache<string, string>({ max: 500 });
  return {
    async queryOf(executor, keywords) {
      const key = JSON.stringify(keywords);
      let query = queries.get(key);
      if (query === undefined) {
        const groups = [];
        for (const keyword of keywords) groups.push(await related.group(executor, wordsOf(keyword)));
        query = await keywordQuery(executor, groups);
        // A keyword of signs alone is words that nothing holds.
        if (query === '' && keywords.length > 0) query = nothingFits;
        queries.set(key, query);
      }
      return query;
    },
  };
}

/** A word that no text holds. */
const nothingFits = "'~'";
