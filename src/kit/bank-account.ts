/* Serbian bank account numbers: 18 digits, of which 3 are the bank, 13 the account and 2 the check digits
   (rules.md#bank-accounts). */

/** Check digits of the 16 digits before them: 98 minus the remainder modulo 97, as two digits from 02 to 98. */
const controlOf = (first16: string): string => String(98n - (BigInt(`${first16}00`) % 97n)).padStart(2, '0');

/**
 * An account number as people write it (`840-955845-10`, or all 18 digits) → its 18 digits; other text is unchanged.
 */
export const normalizeBankAccount = (text: string): string => {
  const written = text.replace(/\s/g, '').replaceAll('–', '-');
  const [, bank, account, control] = /^(\d{3})-(\d{1,13})-(\d{2})$/.exec(written) ?? [];
  return bank && account && control ? `${bank}${account.padStart(13, '0')}${control}` : written;
};

/** Eighteen digits. */
export const isBankAccountForm = (account: string): boolean => /^\d{18}$/.test(account);

/** Whether the check digits match the sixteen digits before them. */
export const isBankAccountValid = (account: string): boolean =>
  isBankAccountForm(account) && controlOf(account.slice(0, 16)) === account.slice(16);

/** Formats the 18 digits as `840-955845-10`; other text is unchanged. */
export const formatBankAccount = (account: string): string =>
  isBankAccountForm(account)
    ? `${account.slice(0, 3)}-${account.slice(3, 16).replace(/^0{1,12}/, '')}-${account.slice(16)}`
    : account;
