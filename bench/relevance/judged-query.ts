import type { CareerLevelCode } from '#features/catalog/career-levels.ts';
import type { CategoryCode } from '#features/catalog/categories.ts';
import type { ContractTypeCode } from '#features/catalog/contract-types.ts';
import type { JobTypeCode } from '#features/catalog/job-types.ts';
import type { PlaceCode } from '#features/catalog/places.ts';

/** The conditions of a match, besides the occupation. */
interface Terms {
  /** It must be there, or in a part of it; postings for Cela Srbija match less well. */
  place?: PlaceCode;
  /** The firm must have this name; without an occupation any occupation matches. */
  company?: string;
  workModel?: string;
  /** The whole question is the name of this field of work: whatever is in it is close to it. */
  field?: CategoryCode;
  /** What the title or the text must say. */
  says?: RegExp;
  /** What neither title nor text nor company may say. */
  without?: RegExp;
  /** It must be meant for one of these levels. */
  levels?: readonly CareerLevelCode[];
  /** It must ask for no experience, or be meant for those who have none. */
  beginner?: true;
  hours?: JobTypeCode;
  contract?: ContractTypeCode;
  /** Net dinars a month that it must state: its most, or its least where it states no more. */
  payFrom?: number;
}

/** A query with the occupations (ids of the demo data, or titles behind `=`) that are what was meant, and close to it. */
export interface JudgedQuery extends Terms {
  kind: string;
  q: string;
  meant: readonly string[];
  close: readonly string[];
  /** Its own result is never looked at while the search is being changed: a test of whether what was learned holds. */
  aside?: boolean;
}

export type Line = readonly [q: string, meant: string, close?: string, terms?: Terms];

const list = (text = ''): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

export const judged = (kind: string, lines: readonly Line[]): JudgedQuery[] =>
  lines.map(([q, meant, close, terms]) => ({ kind, q, meant: list(meant), close: list(close), ...terms }));

// Occupations of the demo data that one word means.
export const drivers =
  'vozac-c-kategorije, vozac-ce-kategorije, vozac-b-kategorije-dostava, vozac-autobusa, taksi-vozac';
export const trucks = 'vozac-c-kategorije, vozac-ce-kategorije';
export const sellers = 'prodavac, prodavac-tehnike, prodavac-odece-i-obuce, prodavac-na-benzinskoj-stanici';
export const programmers =
  'frontend-programer, backend-programer, dotnet-programer, php-programer, python-programer, programer-mobilnih-aplikacija';
export const books = 'knjigovoda, racunovoda';
export const nurses = 'medicinska-sestra-tehnicar';
export const callers = 'operater-u-pozivnom-centru, agent-podrske-nemacki-jezik';
export const farmHands = 'radnik-u-vocnjaku, radnik-na-farmi';
export const cleaners = 'higijenicar';
export const cooks = 'kuvar';
export const electricians = 'elektroinstalater';
