import type { Language } from '#kit/i18n/language.ts';
import { formatSalaryLine } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { PostingPage } from '../fields.ts';

/** The texts in a posting's picture for link previews. */
export interface ShareWords {
  title: string;
  company: string;
  /** Places and pay, if stated. */
  facts: string[];
}

/** Size of the pictures in pixels, as required for Open Graph. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Increase it to redraw pictures whose texts are unchanged. */
const drawing = 1;

const maxPlaces = 2;

export function shareWords(posting: PostingPage, language: Language): ShareWords {
  const places = posting.locations.map(({ label }) => label);
  const more = places.length - maxPlaces;
  const pay = formatSalaryLine(posting.salary, language);
  return {
    title: posting.positionTitle,
    company: posting.company,
    facts: [`${places.slice(0, maxPlaces).join(', ')}${more > 0 ? ` +${more}` : ''}`, ...(pay ? [pay] : [])],
  };
}

/** A short hash of the texts (FNV-1a), so that an address always has the same picture and can be cached for ever. */
export function shareVersion(words: ShareWords): string {
  const text = JSON.stringify([drawing, words.title, words.company, words.facts]);
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return sum.toString(36);
}

/** Path of a posting's picture in a language. */
export const sharePicturePath = (posting: PostingPage, language: Language): string =>
  `${pageAddress('posting', posting.id)}/og.png?lang=${language}&v=${shareVersion(shareWords(posting, language))}`;
