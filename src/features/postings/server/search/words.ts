import { foldForSearch } from '#shared/serbian-text.ts';

/** One part of what was typed, folded. */
export interface Word {
  /** Several words for a phrase. */
  text: string;
  kind: 'word' | 'phrase' | 'prefix';
  excluded: boolean;
}

/** Words so common in postings that they tell nothing; they count only when nothing else was typed. */
const fillers = new Set(
  (
    'u na za i ili sa s od do iz kod po o a the in for and or at of to ' +
    'posao posla poslovi poslove oglas oglasi potreban potrebna potrebno potrebni potrebne trazim trazi trazimo job jobs work'
  ).split(' '),
);

const mostWords = 12;
const longestWord = 60;
const part = /(-?)"([^"]*)"?|(\S+)/g;
const letters = /[\p{L}\p{N}]/u;

/**
 * What a person typed as parts that must all be found: quotes keep words together, a minus in front excludes, an asterisk
 * at the end of two or more letters asks for a beginning. Fillers are left out when more was typed; exclusions alone ask
 * for nothing. Empty when nothing can be searched for.
 */
export function parseWords(typed: string): Word[] {
  const words: Word[] = [];
  for (const [, minus, quoted, plain] of foldForSearch(typed).matchAll(part)) {
    const excluded = minus === '-' || (plain?.startsWith('-') ?? false);
    const text = (quoted ?? (plain as string).replace(/^-+/, '')).trim().slice(0, longestWord);
    if (!letters.test(text)) continue;
    if (quoted !== undefined) words.push({ text, kind: 'phrase', excluded });
    else if (/^[\p{L}\p{N}]{2,}\*$/u.test(text))
      words.push({ text: text.slice(0, -1), kind: 'prefix', excluded });
    else words.push({ text, kind: 'word', excluded });
  }
  const telling = words.filter(({ text, kind }) => kind !== 'word' || !fillers.has(text));
  const kept = (telling.some(({ excluded }) => !excluded) ? telling : words).slice(0, mostWords);
  return kept.some(({ excluded }) => !excluded) ? kept : [];
}
