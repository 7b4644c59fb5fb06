import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBankAccount, isBankAccountForm, isBankAccountValid, normalizeBankAccount } from './bank-account.ts';

describe('bank account', () => {
  test.each([
    ['840-955845-10', '840000000095584510'],
    ['165-55-74', '165000000000005574'],
    ['310-1234567891211-86', '310123456789121186'],
    [' 840 - 955845 - 10 ', '840000000095584510'],
    ['840–955845–10', '840000000095584510'],
    ['840000000095584510', '840000000095584510'],
  ])('%s is %s', (written, digits) => {
    expect(normalizeBankAccount(written)).toBe(digits);
    expect(isBankAccountValid(digits)).toBe(true);
  });

  test.each(['840-955845-11', '123456789012345678'])('%s has a wrong control', (written) => {
    expect(isBankAccountForm(normalizeBankAccount(written))).toBe(true);
    expect(isBankAccountValid(normalizeBankAccount(written))).toBe(false);
  });

  test('the control that 123456789012345678 should have is 11', () => {
    expect(isBankAccountValid('123456789012345611')).toBe(true);
  });

  test.each([
    '840-955845',
    '84X-955845-10',
    '840-955845-1',
    '840-12345678901234-10',
    '84000000009558451',
    '8400000000955845100',
    '840--10',
    '',
    '８40000000095584510',
    'račun 840-955845-10',
    '840-955845-10-1',
    '840000000095584510a',
    'a840000000095584510',
  ])('%s is no account', (written) => {
    expect(isBankAccountForm(normalizeBankAccount(written))).toBe(false);
    expect(isBankAccountValid(normalizeBankAccount(written))).toBe(false);
  });

  test.each([
    ['840000000095584510', '840-955845-10'],
    ['165000000000005574', '165-55-74'],
    ['310123456789121186', '310-1234567891211-86'],
    ['840000000000000010', '840-0-10'],
    ['nothing', 'nothing'],
  ])('%s is written %s', (digits, written) => expect(formatBankAccount(digits)).toBe(written));

  test('written and read again it is the same; exactly one control fits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{16}$/), (first) => {
        const controls = Array.from({ length: 100 }, (_, control) => String(control).padStart(2, '0'));
        const fitting = controls.filter((control) => isBankAccountValid(first + control));
        expect(fitting).toHaveLength(1);
        const account = `${first}${fitting[0]}`;
        expect(normalizeBankAccount(formatBankAccount(account))).toBe(account);
      }),
    );
  });
});
