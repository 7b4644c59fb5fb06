export const languages = ['sr', 'en'] as const;
export type Language = (typeof languages)[number];

/** A text in each language. */
export const inEachLanguage = (textIn: (language: Language) => string): Record<Language, string> => ({
  sr: textIn('sr'),
  en: textIn('en'),
});

/** Tags for Intl, where a bare `sr` would mean Cyrillic. */
export const intlTag: Record<Language, string> = { sr: 'sr-Latn-RS', en: 'en-GB' };

/** Values of `<html lang>` and `hreflang`. */
export const htmlLang: Record<Language, string> = { sr: 'sr-Latn', en: 'en' };

/** Parses a header, cookie or query value as language; unknown values count as Serbian (rules.md#page-language). */
export const toLanguage = (value: string | null | undefined): Language => (value === 'en' ? 'en' : 'sr');
