import type { CatalogItem } from './catalog-item.ts';

/** Work experience, from the least; a posting states the least it asks. */
export const experienceLevels = [
  { code: 'bez', sr: 'Bez iskustva', en: 'No experience' },
  { code: 'do-1', sr: 'Do godinu dana', en: 'Up to 1 year' },
  { code: '1-2', sr: '1–2 godine', en: '1–2 years' },
  { code: '2-3', sr: '2–3 godine', en: '2–3 years' },
  { code: '3-5', sr: '3–5 godina', en: '3–5 years' },
  { code: '5-10', sr: '5–10 godina', en: '5–10 years' },
  { code: '10-i-vise', sr: '10 i više godina', en: '10 years or more' },
] as const satisfies readonly CatalogItem[];

export type ExperienceLevelCode = (typeof experienceLevels)[number]['code'];
