import type { Language } from '#kit/i18n/language.ts';
import { browserTexts } from './texts.ts';

type Tree = { readonly [key: string]: string | Tree };

/**
 * The texts of the pages that guests read (`reading-pages.ts`), with all windows of those pages and what the
 * API may refuse there: `true` for everything below. `reading-texts.test.ts` follows the imports of the pages.
 */
const readingKeys = {
  client: true,
  common: true,
  idempotency: true,
  problems: true,
  validation: true,
  contact: true,
  content: true,
  files: true,
  sharing: true,
  shell: true,
  ui: true,
  administration: ['area', 'footer'],
  advertising: ['about', 'days', 'gives', 'gratis', 'prices', 'types'],
  applications: ['apply', 'facts', 'guest', 'parts', 'problems', 'requirements', 'types', 'withoutCv'],
  employers: ['list', 'page', 'replies'],
  postings: [
    'applied',
    'browsing',
    'card',
    'fields',
    'filters',
    'home',
    'marks',
    'mine',
    'page',
    'pay',
    'problems',
    'reply',
    'requirements',
    'saved',
    'search',
  ],
} as const satisfies Record<string, true | readonly string[]>;

const isBelow = (key: string, names: readonly string[]): boolean =>
  names.includes(key.replace(/_(one|few|other)$/, ''));

const readingPart = (texts: object): object =>
  Object.fromEntries(
    Object.entries(readingKeys).map(([feature, names]) => {
      const all = (texts as Record<string, Tree>)[feature] ?? {};
      const part =
        names === true ? all : Object.fromEntries(Object.entries(all).filter(([key]) => isBelow(key, names)));
      return [feature, part];
    }),
  );

const readingTexts: Record<Language, object> = {
  sr: readingPart(browserTexts.sr),
  en: readingPart(browserTexts.en),
};

/** The texts served to browsers, by file name under `/locales/{language}/` (ADR 4). */
export const servedTexts = { translation: browserTexts, reading: readingTexts };
