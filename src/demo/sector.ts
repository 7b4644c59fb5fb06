import type { CategoryCode } from '#features/catalog/categories.ts';
import { linesByMark } from './sentence-template.ts';

/** Kinds of employers in the demo data. */
export const sectorNames = [
  'retail',
  'wholesale',
  'production',
  'food-industry',
  'textile',
  'heavy-industry',
  'printing',
  'construction',
  'installations',
  'car-service',
  'engineering',
  'it',
  'telecom',
  'transport',
  'restaurants',
  'hotels',
  'travel',
  'health',
  'pharmacy',
  'beauty',
  'education',
  'accounting',
  'legal',
  'banking',
  'insurance',
  'agency',
  'media',
  'culture',
  'calls',
  'cleaning',
  'security',
  'agriculture',
  'veterinary',
] as const;

export type SectorName = (typeof sectorNames)[number];

export interface SectorFacts {
  category: CategoryCode;
  /** Share among employers. */
  weight: number;
  /** Whether such a firm works in several towns. */
  manyTowns?: true;
  /** Whether such firms cluster in big towns rather than all over the country. */
  bigTowns?: true;
}

export interface Sector extends SectorFacts {
  name: SectorName;
  /** Company names with `{X}` for the coined word. */
  companyNames: readonly string[];
  /**
   * Short descriptions, at most 200 characters once filled. One that names firms (`marked-line.ts`) is for these, who then
   * take no other.
   */
  descriptions: readonly string[];
  /** Further sentences for the page about the firm; they and the offers may name the firms they are for. */
  about: readonly string[];
  /** Noun phrases in the accusative, after „nudimo”. */
  offers: readonly string[];
}

/** A sector from its facts and a text whose lines begin with `@` name, `=` description, `*` about, `+` offer. */
export function sector(name: SectorName, facts: SectorFacts, text: string): Sector {
  const lines = linesByMark(text);
  return {
    ...facts,
    name,
    companyNames: lines('@'),
    descriptions: lines('='),
    about: lines('*'),
    offers: lines('+'),
  };
}
