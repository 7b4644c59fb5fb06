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

/** The words of a keyword, without fillers unless there are no others. */
const wordsOf = (keyword: string): Word[] => {
  const words = splitQuestion(keyword).words.map(({ part: _part, ...word }): Word => word);
  const telling = words.filter(({ text, kind }) => kind !== 'word' || !isFiller(text));
  return (telling.length > 0 ? telling : words).slice(0, maxWords);
};

/**
 * Version of the rules for keyword queries: stored queries of other versions are regenerated. Increment the number when
 * the generation of queries changes; changes of related names are included automatically.
 */
export const keywordRules = `1-${createHash('sha256').update(JSON.stringify(relatedNames)).digest('base64url').slice(0, 12)}`;

export interface Keywords {
  /** Converts keywords to `tsquery` text; a posting matches a keyword if its words match the query. */
  queriesOf(executor: Executor, keywords: readonly string[]): Promise<string[]>;
}

/** Queries of keywords, the same for searches and agents (rules.md#keywords). */
export function createKeywords(related: RelatedWords, meanings = createWordMeanings()): Keywords {
  const queries = new LRUCache<string, string>({ max: 5000 });
  const queryOf = async (executor: Executor, keyword: string): Promise<string> => {
    const known = queries.get(keyword);
    if (known !== undefined) return known;
    const groups = await related.group(executor, wordsOf(keyword));
    const book = await meanings.learn(executor, groups);
    const query = printQuery(wholeQuery(book.queryOf(groups, false)));
    // The query is empty for keywords of punctuation or stop words only.
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

/** Query for a word that no text contains. */
const nothingFits = "'~'";
