import type { Language } from '#shared/i18n/language.ts';

/** This page in a language: path and query stay, `lang` is added (SPEC §2); `v` of a version check goes. */
export function languageAddress(pathname: string, search: string, language: Language): string {
  const query = new URLSearchParams(search);
  query.delete('v');
  query.set('lang', language);
  return `${pathname}?${query}`;
}
