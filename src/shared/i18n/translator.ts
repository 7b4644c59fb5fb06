import i18next, { type TFunction } from 'i18next';
import type { Language } from './language.ts';

/**
 * Makes the translator of one language from its texts (the content of `/locales/{language}/translation.json`). Output is
 * escaped by React, so i18next does not escape.
 */
export function createTranslator(language: Language, texts: object): TFunction {
  const instance = i18next.createInstance();
  instance.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance.t;
}
