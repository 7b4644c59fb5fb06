import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDinars, formatNumber, formatSalary, formatSalaryLine, salaryInNetDinars } from './money.ts';

const plain = (text: string | null): string | undefined => text?.replaceAll('\u00a0', ' ');

test('numbers and amounts in both languages', () => {
  expect(formatNumber(1234567.5, 'sr')).toBe('1.234.567,5');
  expect(formatNumber(1234567.5, 'en')).toBe('1,234,567.5');
  expect(formatNumber(1.23456, 'sr')).toBe('1,235');
  expect(formatNumber(1.23456, 'en', 1)).toBe('1.2');
  expect(formatDinars(1234567, 'sr')).toBe('1.234.567\u00a0RSD');
  expect(formatDinars(999, 'sr')).toBe('999\u00a0RSD');
});

test('whole numbers are grouped as the formatter of the platform groups them', () => {
  const platform = new Intl.NumberFormat('en-GB');
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: -99_999, max: 9_999_999 }), (large, usual) => {
      for (const value of [large, usual]) {
        expect(formatNumber(value, 'en')).toBe(platform.format(value));
        expect(formatNumber(value, 'sr')).toBe(platform.format(value).replaceAll(',', '.'));
        expect(formatNumber(value, 'en', 0)).toBe(platform.format(value));
      }
    }),
  );
});

test('a salary shows both ends, one end or nothing', () => {
  const rsd = { currency: 'RSD', basis: 'net' } as const;
  expect(formatSalary({ min: 130_000, max: 160_000, ...rsd }, 'sr')).toEqual({
    amount: '130.000\u00a0–\u00a0160.000',
    unit: 'RSD',
    basis: 'neto',
  });
  expect(plain(formatSalaryLine({ min: 90_000, max: 120_000, ...rsd }, 'sr'))).toBe('90.000 – 120.000 RSD neto');
  expect(plain(formatSalaryLine({ min: 90_000, ...rsd }, 'sr'))).toBe('od 90.000 RSD neto');
  expect(plain(formatSalaryLine({ min: null, max: 120_000, ...rsd }, 'sr'))).toBe('do 120.000 RSD neto');
  expect(plain(formatSalaryLine({ min: 90_000, max: 90_000, ...rsd }, 'sr'))).toBe('90.000 RSD neto');
  expect(plain(formatSalaryLine({ min: 1_800, max: 2_400, currency: 'EUR', basis: 'gross' }, 'en'))).toBe(
    '1,800 – 2,400 EUR gross',
  );
  expect(plain(formatSalaryLine({ max: 120_000, ...rsd }, 'en'))).toBe('up to 120,000 RSD net');
  expect(formatSalaryLine({ ...rsd }, 'sr')).toBeNull();
  expect(formatSalary(null, 'sr')).toBeNull();
});

test('salaries are compared as net dinars', () => {
  const rates = { euroRate: 117.2, grossFactor: 0.72 };
  expect(salaryInNetDinars({ min: 90_000, currency: 'RSD', basis: 'net' }, rates)).toEqual({
    min: 90_000,
    max: null,
  });
  expect(salaryInNetDinars({ min: 1_000, max: 2_000, currency: 'EUR', basis: 'net' }, rates)).toEqual({
    min: 117_200,
    max: 234_400,
  });
  expect(salaryInNetDinars({ max: 100_000, currency: 'RSD', basis: 'gross' }, rates)).toEqual({
    min: null,
    max: 72_000,
  });
  expect(salaryInNetDinars({ max: 1_000, currency: 'EUR', basis: 'gross' }, rates)?.max).toBe(84_384);
  expect(salaryInNetDinars({ currency: 'RSD', basis: 'net' }, rates)).toBeNull();
});
