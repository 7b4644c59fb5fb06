import { catalog } from '#features/catalog/catalog.ts';
import { facetNumber } from '#features/postings/facet-values.ts';

/** Codes of levels that require experience. */
const experiencedLevels = new Set(['medior', 'senior', 'vodja', 'menadzer', 'direktor', 'ekspert']);

/**
 * Experience values that a posting matches. One for people without experience also matches `bez`, whatever it states.
 * One without stated experience matches all values (rules.md#unstated-experience), except `bez` if it is for seniors.
 */
export const experienceOf = (stated: string | null, levels: string): string => {
  const codes = levels.split(' ').filter((code) => code !== '');
  if (codes.includes('bez-iskustva')) return [...new Set([stated ?? 'bez', 'bez'])].join(' ');
  if (stated) return stated;
  const experienced = codes.length > 0 && codes.every((code) => experiencedLevels.has(code));
  return catalog.experience
    .map(({ code }) => code)
    .filter((code) => !(experienced && code === 'bez'))
    .join(' ');
};

const [, , someYears, , manyYears] = catalog.experience.map(({ code }) => facetNumber('experience', code) as number);

/** Whether the values are those of a posting without stated experience, which has both low and high values. */
export const statesNoExperience = (has: (value: number) => boolean): boolean =>
  has(someYears as number) && has(manyYears as number);
