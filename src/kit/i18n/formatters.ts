import { intlTag, type Language } from './language.ts';

/*
 * All formatters of Intl are created here: creating one costs fifty to a hundred times as much as using it, so each
 * is created on first use and cached. `tests/source-rules.test.ts` finds those created elsewhere.
 */

/** A cache of one object per key, for few keys (languages, numbers of decimals). */
function saved<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const cached = made.get(key);
    if (cached !== undefined) return cached;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}

/**
 * Numbers as `1,234.5`, with exactly the given number of decimals (0–100) or, if undefined, at most three. Uses one
 * locale that every browser has, so that server and browser render the same text; `formatNumber` replaces the
 * separators with the language's own.
 */
export const numberFormat = saved(
  (decimals: number | undefined) =>
    new Intl.NumberFormat(
      'en-GB',
      decimals === undefined
        ? { maximumFractionDigits: 3 }
        : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    ),
);

/** How a language counts: `one`, `few` or `other`. */
export const pluralRules = saved((language: Language) => new Intl.PluralRules(intlTag[language]));

/** The alphabetical order of a language. */
export const collator = saved((language: Language) => new Intl.Collator(language === 'sr' ? 'sr-Latn' : 'en'));
