import { describe, expect, test } from 'vitest';
import { paymentReference } from '#kit/payment-reference.ts';
import { readAmount, readReference, readStatementLine } from './bank-statement.ts';

test.each([
  ['13.680,00', 1_368_000],
  ['13680,5', 1_368_050],
  ['13680.00', 1_368_000],
  ['1.368.000,00 RSD', 136_800_000],
  ['0,01', 1],
  ['13680', 1_368_000],
  ['13.680', 1_368_000],
  ['13680RSD', 1_368_000],
  ['13.680,00  din.', 1_368_000],
  ['13.680,00 din', 1_368_000],
  ['RSD 13680', null],
  ['13680 RSD 5', null],
  ['x13680.00', null],
  ['1x3680.00', null],
  ['13680.000', null],
  ['0,00', null],
  ['-5,00', null],
  ['1.36,00', null],
  ['1,234,5', null],
  ['NaN', null],
  ['', null],
  ['99999999999999999999', null],
])('%s is %s para', (text, para) => {
  expect(readAmount(text)).toBe(para);
});

test('a cell as long as a file is no amount, and is not looked through', () => {
  expect(readAmount(`1${' '.repeat(500_000)}x`)).toBeNull();
  expect(readAmount(`${' '.repeat(36)}5,00`)).toBe(500);
});

describe('a reference', () => {
  const whole = paymentReference('2026000123');
  test.each([
    whole,
    `97${whole}`,
    `97 ${whole.slice(0, 2)}-2026-000123`,
    `(97) ${whole}`,
    ` ${whole.slice(0, 2)}/2026000123 `,
  ])('%s is found', (text) => {
    expect(readReference(text)).toBe(whole);
  });

  test('whose body begins with 97 stays whole', () => {
    const own = Array.from({ length: 500 }, (_, index) =>
      paymentReference(`2026${String(index).padStart(6, '0')}`),
    ).find((each) => each.startsWith('97')) as string;
    expect(readReference(own)).toBe(own);
    expect(readReference(`97${own}`)).toBe(own);
  });
});

test('a line says what its cells say; what cannot be read is null', () => {
  expect(readStatementLine(['21.11.2026', 'x', '', '160-1-02', ' Čigra doo '], 3)).toEqual({
    number: 3,
    date: '2026-11-21',
    amount: null,
    reference: '',
    payer: 'Čigra doo',
  });
  expect(readStatementLine([], 1)).toEqual({ number: 1, date: null, amount: null, reference: '', payer: '' });
});
