import { type CategoryCode, categories } from '#features/catalog/categories.ts';
import { labelOf } from '#features/catalog/labels.ts';
import { findPlace, placeInText, placeLabel } from '#features/catalog/place-tree.ts';
import type { Place } from '#features/catalog/places.ts';
import { csvLine, csvStart } from '#host/csv.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { PayFigure } from '../fields.ts';
import type { PayRow } from './pay-store.ts';

export const toPlace = (code: string, language: Language): PayFigure['place'] => ({
  code,
  label: placeLabel(code, language),
  inText: placeInText(findPlace(code) as Place, language),
});

/** A stored figure in the language of an answer. */
export const toFigure = ({ category, place, ...figures }: PayRow, language: Language): PayFigure => ({
  category: { code: category, label: labelOf(categories, category as CategoryCode, language) },
  place: toPlace(place, language),
  ...figures,
});

/** Pay by category as a CSV file, in whole net dinars a month. */
export const payFile = (figures: readonly PayFigure[], language: Language, t: Translate): string => {
  const titles = (
    ['category', 'place', 'postings', 'low', 'lowerQuartile', 'median', 'upperQuartile', 'high'] as const
  ).map((column) => t(`postings.payPage.file.${column}`));
  const lines = figures.map(({ category, place, postings, lowerQuartile, upperQuartile, deciles }) => {
    const [low, median, high] = [deciles[0], deciles[4], deciles[8]];
    return [category.label, place.label, ...[postings, low, lowerQuartile, median, upperQuartile, high].map(String)];
  });
  return csvStart + [titles, ...lines].map((line) => csvLine(line, language)).join('');
};
