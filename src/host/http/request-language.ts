import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { type Language, languages, toLanguage } from '#kit/i18n/language.ts';

const usual = toLanguage(null);

/** `en-GB` → `en`; undefined for languages that the site does not have. */
const known = (tag: string): Language | undefined =>
  tag === '*' ? usual : languages.find((language) => language === tag.toLowerCase().split('-')[0]);

/** The language of an API request: from the `Locale` header, else the best match of `Accept-Language`, else Serbian. */
export const requestLanguage = (c: Context): Language => {
  const locale = c.req.header('locale');
  if (locale !== undefined) return toLanguage(locale);
  const best = accepts(c, {
    header: 'Accept-Language',
    supports: [...languages],
    default: usual,
    // Accepted languages are sorted, best first.
    match: (accepted) =>
      accepted
        .filter(({ q }) => q > 0)
        .map(({ type }) => known(type))
        .find((language) => language !== undefined) ?? usual,
  });
  return toLanguage(best);
};
