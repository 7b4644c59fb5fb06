import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test.each([
  ['1234', 123_400],
  ['1.234', 123_400],
  ['1.234,5', 123_450],
  ['1234,50', 123_450],
  ['1 234,50', 123_450],
  ['1.234.567', 123_456_700],
  ['1,234.50', null],
  ['12.34', null],
  ['-5', null],
  ['', null],
])('%s is read as %s para', (text, para) => expect(parseAmount(text)).toBe(para));
