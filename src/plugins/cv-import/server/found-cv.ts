import { Problem } from '#kit/problem.ts';
import type { CvSource, ForeignSection } from '../cv-parts.ts';
import type { IgnoredPart } from '../fields.ts';

/** A job or a school as a file says it: words and dates in whatever form they are written. */
export interface FoundStay {
  /** Position, or title of an education. */
  title: string;
  /** Company, or school. */
  place: string;
  from: string;
  /** Empty: it goes on. */
  to: string;
}

/** General data as a file says them. */
export interface FoundGeneralWords {
  name?: string;
  lastName?: string;
  /** Both names in one piece. */
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

/** What a reader found, before our own rules: nothing is cleaned, sorted or limited yet. */
export interface FoundCv {
  source: CvSource;
  general: FoundGeneralWords;
  education: FoundStay[];
  experience: FoundStay[];
  skills: string[];
  aboutMe: string;
  /** What the reader passed over. */
  ignored: IgnoredPart[];
}

/** Entries of one list; nobody's CV has as many. */
const maxEntries = 1000;

/** Any value as a list. Throws `candidates.cv-file-too-much` for one that no CV has. */
export const list = (value: unknown): unknown[] => {
  if (!Array.isArray(value)) return [];
  if (value.length > maxEntries) throw new Problem('candidates.cv-file-too-much');
  return value;
};

/** A list, or the only entry of one. */
export const listOrOne = (value: unknown): unknown[] =>
  value === undefined || value === null || value === '' ? [] : Array.isArray(value) ? list(value) : [value];

/** Any value as words; empty for what has none. */
export const words = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** The first of some words that are not blank. */
export const firstWords = (...values: unknown[]): string => values.map(words).find((text) => text.trim() !== '') ?? '';

/** A line for each section that has entries and no place here. */
export const passedSections = (counts: Partial<Record<ForeignSection, number>>): IgnoredPart[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([section, count]) => ({ code: 'section', section: section as ForeignSection, count }));

/** A line for descriptions, of which a CV here has none; nothing when there are none. */
export const passedDetails = (part: 'education' | 'experience' | 'skills', count: number): IgnoredPart[] =>
  count > 0 ? [{ code: 'details', part, count }] : [];

/** A line for all but the first of several phones, addresses or links. */
export const passedFurther = (field: string, all: number): IgnoredPart[] =>
  all > 1 ? [{ code: 'further', field, count: all - 1 }] : [];
