import type { Translate } from '#kit/i18n/translator.ts';
import type { PostingCard } from './fields.ts';

/** Workplace as text: the first place, and how many more. */
export function placeText(locations: PostingCard['locations'], t: Translate): string {
  const [first, ...others] = locations;
  if (!first) return '';
  return others.length === 0
    ? first.label
    : t('postings.card.morePlaces', { place: first.label, count: others.length });
}
