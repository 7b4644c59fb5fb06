import { expect, test } from 'vitest';
import type { Translate } from '#kit/i18n/translator.ts';
import { priceChanges } from './price-changes.ts';

const said: Record<string, string> = {
  'advertising.types.hot': 'Vruć',
  'advertising.types.standard': 'Standardni',
  'advertising.priceEditor.questionnaire': 'Upitnik',
  'advertising.priceEditor.from': 'Od (oglasa)',
  'advertising.prices.types.yes': 'da',
  'advertising.prices.types.no': 'ne',
};
const t = ((key: string, params) => said[key] ?? `${params?.['count']} dana`) as Translate;

test('a price, a switch and a package are described; unknown keys are left out', () => {
  const details = {
    'hot.30': '1140000 → 1234550',
    'standard.questionnaire': 'false → true',
    'a-plus-plus.minAds': '6 → 5',
    'hot.color': 'red → blue',
  };
  expect(priceChanges(details, t, 'sr')).toEqual([
    'Vruć, 30 dana: 11.400\u00a0RSD → 12.345,50\u00a0RSD',
    'Standardni, Upitnik: ne → da',
    'A++, Od (oglasa): 6 → 5',
  ]);
});
