import { findPlace, placeInText } from '#features/catalog/place-tree.ts';
import type { PostingsFilter } from '#features/postings/search-address.ts';
import type { PostingsMeta } from '#features/postings/search-fields.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';

/** Heading of the list: the search words, or the one place or category it is filtered by. */
export const headingOf = (filter: PostingsFilter, meta: PostingsMeta, language: Language, t: Translate): string => {
  if (filter.q) return t('postings.search.titleFor', { q: filter.q });
  const [place, ...otherPlaces] = meta.understood.locations;
  const [category, ...otherCategories] = filter.categories;
  if (place && otherPlaces.length === 0 && !category) {
    const named = findPlace(place.code);
    return t('postings.search.titleIn', { place: named ? placeInText(named, language) : place.label });
  }
  if (category && otherCategories.length === 0 && !place) {
    const label = meta.facets.categories.find(({ code }) => code === category)?.label ?? category;
    return t('postings.search.titleCategory', { category: label });
  }
  return t('postings.search.title');
};
