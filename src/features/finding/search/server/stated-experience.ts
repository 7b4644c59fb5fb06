import { catalog } from '#features/catalog/catalog.ts';
import { facetNumber } from '#features/postings/facet-values.ts';

/** Codes of levels at which nobody is without experience. */
const experiencedLevels = new Set(['medior', 'senior', 'vodja', 'menadzer', 'direktor', 'ekspert']);

/**
 * What is for people without experience asks for none, whatever else is stated. A posting that states none fits all
 * (rules.md#unstated-experience), but one for seniors does not fit beginners.
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

/** Whether values are those of a posting that states no experience: it fits beginners' and masters' levels alike. */
export const statesNoExperience = (has: (value: number) => boolean): boolean =>
  has(someYears as number) && has(manyYears as number);
