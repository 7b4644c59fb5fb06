import { fold } from '#kit/serbian-text.ts';

/** Folded words of texts, each with its usual spelling and its number of occurrences. */
export type Vocabulary = Map<string, { written: string; count: number }>;

const wordsIn = /[\p{L}\p{N}]{3,}/gu;

/** Creates the vocabulary of texts, each with its number of occurrences. */
export function createVocabulary(texts: Iterable<{ text: string; count: number }>): Vocabulary {
  const vocabulary: Vocabulary = new Map();
  for (const { text, count } of texts) {
    for (const [written] of text.toLowerCase().matchAll(wordsIn)) {
      const key = fold(written);
      const entry = vocabulary.get(key);
      if (entry) entry.count += count;
      else vocabulary.set(key, { written, count });
    }
  }
  return vocabulary;
}

const shortestKnown = 3;

/** A folded text in the spelling of the vocabulary; null when one of its words is missing there. */
export function spelledBy(vocabulary: Vocabulary, folded: string): string | null {
  const written = folded
    .split(' ')
    .map((word) => (word.length < shortestKnown ? word : (vocabulary.get(word)?.written ?? null)));
  return written.includes(null) ? null : written.join(' ');
}

/** Whether one letter added, removed, changed or swapped with its neighbour turns one word into the other. */
export function isOneEditAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

/** Shorter words have too many similar ones to guess. */
const shortestGuessed = 5;

/** The most common word one letter away from a folded one; null when there is none or the word is too short. */
export function nearestWord(vocabulary: Vocabulary, word: string): string | null {
  if (word.length < shortestGuessed) return null;
  let best: { written: string; count: number } | null = null;
  for (const [key, entry] of vocabulary)
    if ((best === null || entry.count > best.count) && isOneEditAway(key, word)) best = entry;
  return best?.written ?? null;
}

const maxNear = 5;
const sharedBeginning = 4;

/** Words with the same beginning or one letter away, by shared letters and number of occurrences. */
export function nearestWords(vocabulary: Vocabulary, word: string): string[] {
  if (word.length < sharedBeginning) return [];
  const shared = (key: string): number => {
    let length = 0;
    while (length < word.length && key[length] === word[length]) length += 1;
    return length;
  };
  return [...vocabulary]
    .map(([key, { written, count }]) => ({
      written,
      count,
      like: isOneEditAway(key, word) ? word.length : shared(key),
    }))
    .filter(({ like }) => like >= sharedBeginning)
    .sort((a, b) => b.like - a.like || b.count - a.count)
    .slice(0, maxNear)
    .map(({ written }) => written);
}
