import { foldForSearch } from '#shared/serbian-text.ts';

/** One part of what was typed. */
export interface Word {
  /** Folded; several words for a phrase. */
  text: string;
  /** As it was typed, without signs. */
  typed: string;
  kind: 'word' | 'phrase' | 'prefix';
  excluded: boolean;
}

/** Words so common in postings that they tell nothing; they count only when nothing else was typed. */
const fillers = new Set(
  (
    'u na za i ili sa s od do iz kod po o a the in for and or at of to ' +
    'doo posao posla poslovi poslove oglas oglasi potreban potrebna potrebno potrebni potrebne trazim trazi trazimo job jobs work'
  ).split(' '),
);

/** Whether a folded word tells nothing beside others. */
export const isFiller = (word: string): boolean => fillers.has(word);

const mostWords = 12;
const longestWord = 60;
const part = /(-?)"([^"]*)"?|(\S+)/g;
const quotes = /[„“”«»]/g;
const letters = /[\p{L}\p{N}]/u;

/**
 * What a person typed as parts that must all be found: quotes keep words together, a minus in front excludes, an asterisk
 * at the end of two or more letters asks for a beginning, joined words (`pica-majstor`) are words of their own. Fillers are left out when more was typed; exclusions alone ask
 * for nothing. Empty when nothing can be searched for.
 */
export function parseWords(typed: string): Word[] {
  const words: Word[] = [];
  for (const [, minus, quoted, plain] of typed.replace(quotes, '"').matchAll(part)) {
    const excluded = minus === '-' || (plain?.startsWith('-') ?? false);
    const bare = (quoted ?? (plain as string).replace(/^-+/, '')).trim().slice(0, longestWord);
    const beginning = /^[\p{L}\p{N}]{2,}\*$/u.test(bare);
    const text = foldForSearch(beginning ? bare.slice(0, -1) : bare);
    if (!letters.test(text)) continue;
    const parts = text.split(' ').filter((some) => letters.test(some));
    const joined = quoted === undefined && parts.length > 1;
    if (joined && !excluded) {
      const pieces = bare.split(/[-/]/);
      const typedOf = (at: number, piece: string) =>
        pieces.length === parts.length ? (pieces[at] as string) : piece;
      words.push(
        ...parts.map(
          (piece, at): Word => ({ text: piece, typed: typedOf(at, piece), kind: 'word', excluded }),
        ),
      );
      continue;
    }
    const kind = quoted !== undefined || joined ? 'phrase' : beginning ? 'prefix' : 'word';
    words.push({ text, typed: bare, kind, excluded });
  }
  const telling = words.filter(({ text, kind }) => kind !== 'word' || !isFiller(text));
  const kept = (telling.some(({ excluded }) => !excluded) ? telling : words).slice(0, mostWords);
  return kept.some(({ excluded }) => !excluded) ? kept : [];
}
