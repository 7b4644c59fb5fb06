import type { CatalogItem } from './catalog-item.ts';

/** Levels of a career, from the first. */
export const careerLevels = [
  { code: 'praktikant', sr: 'Student, praktikant', en: 'Student, intern' },
  { code: 'bez-iskustva', sr: 'Bez iskustva, pripravnik', en: 'Entry' },
  { code: 'junior', sr: 'Junior', en: 'Junior' },
  { code: 'medior', sr: 'Medior (2–5 g.)', en: 'Intermediate' },
  { code: 'senior', sr: 'Senior', en: 'Senior' },
  { code: 'vodja', sr: 'Vođa tima, poslovođa', en: 'Team lead' },
  { code: 'menadzer', sr: 'Srednji menadžment', en: 'Middle management' },
  { code: 'direktor', sr: 'Viši menadžment, direktor', en: 'Senior management' },
  { code: 'ekspert', sr: 'Ekspert', en: 'Expert' },
] as const satisfies readonly CatalogItem[];

export type CareerLevelCode = (typeof careerLevels)[number]['code'];
