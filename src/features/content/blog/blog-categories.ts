import type { Language } from '#kit/i18n/language.ts';

export const blogCategoryCodes = ['advice', 'application', 'rights', 'employers'] as const;
export type BlogCategoryCode = (typeof blogCategoryCodes)[number];

const labels: Record<Language, Record<BlogCategoryCode, string>> = {
  sr: {
    advice: 'Saveti',
    application: 'CV i prijava',
    rights: 'Radna prava',
    employers: 'Poslodavcima',
  },
  en: {
    advice: 'Advice',
    application: 'CV and application',
    rights: 'Rights at work',
    employers: 'For employers',
  },
};

/** Name of a blog category in a language. */
export const blogCategoryLabel = (code: BlogCategoryCode, language: Language): string => labels[language][code];

/** Drawings of the design that can be shown above an article. */
export const blogArts = ['doors', 'door', 'chart', 'letter', 'path', 'twins', 'clock', 'steps'] as const;
export type BlogArt = (typeof blogArts)[number];
