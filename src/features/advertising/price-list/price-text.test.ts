import { expect, test } from 'vitest';
import { formatAmount } from './price-text.ts';

test.each([
  [123_450, 'EUR', 'sr', '1.234,50 €'],
  [123_450, 'EUR', 'en', '€1,234.50'],
  [123_400, 'RSD', 'sr', '1.234 RSD'],
  [123_456, 'RSD', 'sr', '1.234,56 RSD'],
] as const)('%i of %s in %s is %s', (amount, currency, language, text) => {
  expect(formatAmount(amount, currency, language).replaceAll('\u00a0', ' ')).toBe(text);
});
