import { intlTag, type Language } from './language.ts';

/*
 * All of Intl that the product uses stands here, because making one of its objects costs fifty to a hundred times what using it
 * does: they are made at their first use and kept. `tests/source-rules.test.ts` finds those made elsewhere.
 */

/** One object for each key, kept; the keys are known to be few (languages, numbers of decimals). */
function kept<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}

/**
 * Numbers as `1,234.5`, with exactly so many decimals (0–100) or, undefined, at most three. One locale that every browser has,
 * so that the server's text and the browser's are the same; `formatNumber` puts a language's own signs in.
 */
export const numberFormat = kept(
  (decimals: number | undefined) =>
    new Intl.NumberFormat(
      'en-GB',
      decimals === undefined
        ? { maximumFractionDigits: 3 }
        : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    ),
);

/** How a language counts: `one`, `few` or `other`. */
export const pluralRules = kept((language: Language) => new Intl.PluralRules(intlTag[language]));

/** The alphabetical order of a language. */
export const collator = kept((language: Language) => new Intl.Collator(language === 'sr' ? 'sr-Latn' : 'en'));

/** Year to second on the clocks of a time zone, each a number. */
export const wallClock = kept(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);
