import type { LocalDay } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';

/** Pages that consist only of a text. */
export const staticPages = {
  about: pageAddress('about'),
  privacy: pageAddress('privacy'),
  terms: pageAddress('terms'),
  antiDiscrimination: pageAddress('anti-discrimination'),
} as const;
export type StaticPageName = keyof typeof staticPages;

/** A paragraph, a list or a table. Text may contain links: `[label](/path)`, also with `https:` and `mailto:`. */
export type StaticBlock =
  | string
  | { list: readonly string[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] };

export interface StaticSection {
  /** Anchor for the table of contents; the same in both languages. */
  id: string;
  title: string;
  /** Name in the table of contents, when the title is too long for it. */
  short?: string;
  blocks: readonly StaticBlock[];
}

export interface StaticText {
  title: string;
  /** For search engines, 70–160 characters. */
  description: string;
  /** The page in one or two sentences, above the text. */
  brief: string;
  /** Date of the latest change to the text. */
  changedOn: LocalDay;
  /** Whether `changedOn` is the day from which the text is binding, rather than only its date. */
  binding: boolean;
  sections: readonly StaticSection[];
}

/** Provider data used in the texts. */
export interface StaticFacts {
  /** Name, seat and numbers of the provider, as a phrase for use in a sentence. */
  provider: string;
  email: string;
}

export type WriteStaticText = (facts: StaticFacts) => StaticText;
