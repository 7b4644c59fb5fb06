import type { Executor } from '#platform/database/database.ts';
import { type FoundByWords, searchWithFewer } from './fewer-words.ts';
import type { RelatedWords } from './related-words.ts';
import { findByWords, occurring } from './text-search.ts';
import { nearestWord, type Vocabulary } from './vocabulary.ts';
import type { Word } from './words.ts';

export interface WordSearch {
  executor: Executor;
  related: RelatedWords;
  vocabulary: () => Vocabulary;
}

/** Finds words in the database, as `searchWithFewer` does. */
export const searchWords = (
  { executor, related, vocabulary }: WordSearch,
  words: Word[],
  now: Date,
): Promise<FoundByWords> =>
  searchWithFewer(
    {
      find: async (some) => findByWords(executor, await related.group(executor, some), now),
      occurring: (some) => occurring(executor, some, now),
      nearest: (text) => nearestWord(vocabulary(), text),
    },
    words,
  );
