import { csvLine, csvStart } from '#host/csv.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { PayFigure } from '../fields.ts';

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
