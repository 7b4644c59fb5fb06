import type { CategoryCode } from '#features/catalog/categories.ts';
import type { EducationLevelCode } from '#features/catalog/education-levels.ts';
import { slug } from '#shared/serbian-text.ts';
import type { JobProfileName } from './job-profiles.ts';
import type { SectorName } from './sector.ts';
import { linesByMark } from './sentence-template.ts';

export interface OccupationFacts {
  /** Categories of its postings, one to three. */
  in: readonly CategoryCode[];
  /** Sectors of employers that look for it. */
  at: readonly SectorName[];
  /** Usual terms: hours, contracts, where, how much experience. */
  as: JobProfileName;
  /** Usual net pay a month in thousands of dinars, from a beginner's to the most experienced. */
  pay: readonly [number, number];
  /** How common it is on the market; 4 is usual. */
  weight?: number;
  /** Education asked, when it differs from the profile's. */
  education?: readonly EducationLevelCode[];
  /** `it` puts Junior, Medior or Senior before the title, `senior` now and then Viši. */
  ladder?: 'it' | 'senior';
  /** What a firm's name must say, for occupations that only some firms of a sector have. */
  firm?: RegExp;
  /** Whether firms also hire for it abroad. */
  abroad?: true;
  /** It is done where guests, machines or children are, though others of its profile also work from home. */
  onSite?: true;
  /** When it does not follow from the first title. */
  id?: string;
}

export interface Occupation extends OccupationFacts {
  id: string;
  titles: readonly string[];
  /** What the person will do, in one or two sentences of at most 155 characters. */
  leads: readonly string[];
  /** Noun phrases in the nominative. */
  tasks: readonly string[];
  conditions: readonly string[];
  /** Noun phrases in the accusative, after „nudimo”. */
  offers: readonly string[];
}

/**
 * An occupation from its titles (`|` between them; `!` at the end of one that names both sexes), its facts and a
 * text whose lines begin with `>` lead, `-` task, `?` condition, `+` offer. A line may name the employers it is for
 * (`marked-line.ts`).
 */
export function occupation(titles: string, facts: OccupationFacts, text: string): Occupation {
  const lines = linesByMark(text);
  const allTitles = titles.split('|').map((title) => title.trim());
  return {
    ...facts,
    id: facts.id ?? slug(allTitles[0] ?? ''),
    titles: allTitles,
    leads: lines('>'),
    tasks: lines('-'),
    conditions: lines('?'),
    offers: lines('+'),
  };
}
