import { type LocalDay, parseDate } from '#kit/dates.ts';
import { parseAmount } from '#kit/money.ts';
import { normalizePaymentReference } from '#kit/payment-reference.ts';

/** A line of a bank statement, `date;amount;reference;payerAccount;payerName`, as far as it could be read. */
export interface StatementLine {
  /** In the file, from 1. */
  number: number;
  date: LocalDay | null;
  /** Para; null for text that is not an amount. */
  amount: number | null;
  /** Without model and separators; empty when there is none. */
  reference: string;
  payer: string;
}

/** Characters of the longest amount; a cell of a file may be as long as the file. */
const longestAmount = 40;

/**
 * `13.680,00`, `13680,5`, `13680.00` and `13680 RSD` → para; null for anything else and for amounts not above zero.
 */
export function readAmount(text: string): number | null {
  if (text.length > longestAmount) return null;
  const clean = text.replace(/\s*(?:rsd|din\.?)$/i, '').trim();
  // Programs write a dot before two decimals; a dot before three digits is a thousand.
  const para = parseAmount(/^\d+\.\d{1,2}$/.test(clean) ? clean.replace('.', ',') : clean);
  return para !== null && para > 0 ? para : null;
}

/** Control, year and running number: as long as the references of our orders are. */
const ours = /^(?:97)?(\d{12})$/;

/** A reference as banks write it, with the model before it or without: `97 47-2026000123`, `(97)472026000123`. */
export function readReference(text: string): string {
  const reference = normalizePaymentReference(text.replace(/[()/]/g, ''));
  return ours.exec(reference)?.[1] ?? reference;
}

/** The cells of a line → what they say. */
export const readStatementLine = (cells: readonly string[], number: number): StatementLine => {
  const [date = '', amount = '', reference = '', , payer = ''] = cells;
  return {
    number,
    date: parseDate(date),
    amount: readAmount(amount),
    reference: readReference(reference),
    payer: payer.trim(),
  };
};
