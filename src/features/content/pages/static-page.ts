import type { LocalDay } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';

/** The pages that are only a text. */
export const staticPages = {
  about: pageAddress('about'),
  privacy: pageAddress('privacy'),
  terms: pageAddress('terms'),
  antiDiscrimination: pageAddress('anti-discrimination'),
} as const;
export type StaticPageName = keyof typeof staticPages;

/** A paragraph, a list or a table. Words may hold links: `[label](/path)`, also with `https:` and `mailto:`. */
export type StaticBlock =
  | string
  | { list: readonly string[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] };

export interface StaticSection {
  /** Where the list of contents leads; the same in both languages. */
  id: string;
  title: string;
  /** Its name in the list of contents, where the title is too long for it. */
  short?: string;
  blocks: readonly StaticBlock[];
}

export interface StaticText {
  title: string;
  /** For search engines, 70–160 characters. */
  description: string;
  /** The page in one or two sentences, above the text. */
  brief: string;
  /** The day of the latest wording. */
  changedOn: LocalDay;
  /** Whether it binds people from that day, rather than only being of that day. */
  binding: boolean;
  sections: readonly StaticSection[];
}

/** What the texts say about the provider of the site. */
export interface StaticFacts {
  /** Name, seat and numbers of the provider, as one piece of a sentence. */
  provider: string;
  email: string;
}

export type WriteStaticText = (facts: StaticFacts) => StaticText;
