import type { BlogArt } from '#features/content/blog/blog-categories.ts';
import type { Language } from '#kit/i18n/language.ts';
import { toneOf } from '#kit/tone.ts';

/** What a picture for sharing shows; empty texts are left out. */
export interface ShareCard {
  /** A company's logo, or its initials on its tone; null: the site's own mark. */
  company: { tone: ReturnType<typeof toneOf>; name: string; logo: string | null } | null;
  /** Next to the mark: whose it is, or its kind. */
  over: string;
  /** Below it: the place. */
  under: string;
  heading: string;
  /** The large line: pay, a number. */
  figure: string;
  /** Small words stacked after the figure. */
  units: readonly string[];
  /** Without emphasis: it says that there is no pay, or that a posting has ended. */
  quiet: boolean;
  /** Last line: the deadline. */
  line: string;
  /** Instead of the door: an article's drawing, and the URL of its picture, which covers it. */
  art: { drawing: BlogArt; picture: string | null } | null;
  /** Address as text, only in stories, which have no link. */
  address: string;
}

/** A card with these parts. */
export const shareCard = (parts: Partial<ShareCard> & { heading: string }): ShareCard => ({
  company: null,
  over: '',
  under: '',
  figure: '',
  units: [],
  quiet: false,
  line: '',
  art: null,
  address: '',
  ...parts,
});

/** The mark of a company. */
export const companyMark = (id: number, name: string, logo: string | null): ShareCard['company'] => ({
  tone: toneOf(id),
  name,
  logo,
});

/** Sizes in pixels: for link previews as Open Graph requires it, and for stories of social networks. */
export const shareFormats = { preview: [1200, 630], story: [1080, 1920] } as const;
export type ShareFormat = keyof typeof shareFormats;

/** Increase it to redraw pictures whose contents are unchanged. */
const drawing = 2;

/** A short hash of the content (FNV-1a), so that an address always has the same picture and can be cached for ever. */
export function shareVersion(card: ShareCard): string {
  const text = JSON.stringify([drawing, card]);
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return sum.toString(36);
}

/** A picture with its language and version, for a page's description. @param path without them; it may have a query */
export const cardPicture = (path: string, card: ShareCard, language: Language): { path: string; alt: string } => ({
  path: `${path}${path.includes('?') ? '&' : '?'}lang=${language}&v=${shareVersion(card)}`,
  alt: [card.heading, card.over, card.under, [card.figure, ...card.units].join(' '), card.line]
    .filter((words) => words.trim() !== '')
    .join(', '),
});
