import { type LocalDay, parseDate } from '#kit/dates.ts';
import { parseAmount } from '#kit/parse-amount.ts';
import { normalizePaymentReference } from '#kit/payment-reference.ts';

/** A line of a bank statement, `date;amount;reference;payerAccount;payerName`, as far as it could be parsed. */
export interface StatementLine {
  /** Line number in the file, from 1. */
  number: number;
  date: LocalDay | null;
  /** Amount in para; null when the text is not a valid amount. */
  amount: number | null;
  /** Reference without model and separators; empty when there is none. */
  reference: string;
  payer: string;
}

/** Max length of an amount in characters; a cell can be as long as the file. */
const longestAmount = 40;

/**
 * Parses `13.680,00`, `13680,5`, `13680.00` and `13680 RSD` to para; null for other text and amounts not above zero.
 */
export function readAmount(text: string): number | null {
  if (text.length > longestAmount) return null;
  const clean = text.replace(/\s*(?:rsd|din\.?)$/i, '').trim();
  // A dot before one or two digits is a decimal point; before three digits it is a thousands separator.
  const para = parseAmount(/^\d+\.\d{1,2}$/.test(clean) ? clean.replace('.', ',') : clean);
  return para !== null && para > 0 ? para : null;
}

/** Control digits, year and running number: the length of our order references. */
const ours = /^(?:97)?(\d{12})$/;

/** Normalises a reference from a bank, with or without the model: `97 47-2026000123`, `(97)472026000123`. */
export function readReference(text: string): string {
  const reference = normalizePaymentReference(text.replace(/[()/]/g, ''));
  return ours.exec(reference)?.[1] ?? reference;
}

/** Parses the cells of a line. */
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
