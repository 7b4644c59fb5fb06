import { Problem } from '#kit/problem.ts';
import type { CvSource, ForeignSection } from '../cv-parts.ts';
import type { IgnoredPart } from '../fields.ts';

/** A job or a school in a file: text and dates in any format. */
export interface FoundStay {
  /** Position, or title of an education. */
  title: string;
  /** Company, or school. */
  place: string;
  from: string;
  /** Empty: ongoing. */
  to: string;
}

/** General data as text in the file. */
export interface FoundGeneralWords {
  name?: string;
  lastName?: string;
  /** First and last name as one text. */
  fullName?: string;
  email?: string;
  phone?: string;
  profession?: string;
  experienceLevel?: string;
  educationLevel?: string;
  address?: string;
  city?: string;
  birthday?: string;
  externalLink?: string;
}

/** What a parser found, before our own rules are applied: not cleaned, sorted or limited yet. */
export interface FoundCv {
  source: CvSource;
  general: FoundGeneralWords;
  education: FoundStay[];
  experience: FoundStay[];
  skills: string[];
  aboutMe: string;
  /** What the parser skipped. */
  ignored: IgnoredPart[];
}

/** Maximum number of entries of a list, more than any real CV has. */
const maxEntries = 1000;

/** Any value as a list; empty for other types. Throws `candidates.cv-file-too-much` for one that is too long. */
export const list = (value: unknown): unknown[] => {
  if (!Array.isArray(value)) return [];
  if (value.length > maxEntries) throw new Problem('candidates.cv-file-too-much');
  return value;
};

/** A list, or a single entry as a list. */
export const listOrOne = (value: unknown): unknown[] =>
  value === undefined || value === null || value === '' ? [] : Array.isArray(value) ? list(value) : [value];

/** A string or number as text; empty for other types. */
export const words = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** The first of the values that is not blank. */
export const firstWords = (...values: unknown[]): string => values.map(words).find((text) => text.trim() !== '') ?? '';

/** An ignored part for each section with entries that CVs on this site do not have. */
export const passedSections = (counts: Partial<Record<ForeignSection, number>>): IgnoredPart[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([section, count]) => ({ code: 'section', section: section as ForeignSection, count }));

/** An ignored part for descriptions, which CVs on this site do not have; empty when there are none. */
export const passedDetails = (part: 'education' | 'experience' | 'skills', count: number): IgnoredPart[] =>
  count > 0 ? [{ code: 'details', part, count }] : [];

/** An ignored part for all but the first of several phones, addresses or links. */
export const passedFurther = (field: string, all: number): IgnoredPart[] =>
  all > 1 ? [{ code: 'further', field, count: all - 1 }] : [];
