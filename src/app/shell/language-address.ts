import type { Language } from '#kit/i18n/language.ts';

/**
 * The address of this page in a language: path and query stay, `lang` is added (rules.md#page-language), the `v` of a
 * version check is removed.
 */
export function languageAddress(pathname: string, search: string, language: Language): string {
  const query = new URLSearchParams(search);
  query.delete('v');
  query.set('lang', language);
  return `${pathname}?${query}`;
}
