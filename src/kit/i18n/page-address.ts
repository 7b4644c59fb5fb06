import type { Language } from './language.ts';

/** The address of a page in a language; Serbian, the default, has no `lang` parameter. */
export const inLanguage = (address: string, language: Language): string => {
  if (language === 'sr') return address;
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
};
