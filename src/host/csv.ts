import type { Language } from '#kit/i18n/language.ts';

/** First characters that a spreadsheet interprets as a formula. */
const formula = /^[=+\-@\t\r]/;

/** The delimiter that Excel expects when a file is opened by double click, by language (ADR 46). */
const delimiters: Record<Language, string> = { sr: ';', en: ',' };

/** The start of a CSV file: marks it as UTF-8 for Excel. */
export const csvStart = '\uFEFF';

/**
 * A value as a cell of a CSV file (RFC 4180): quoted where necessary, quotes doubled. A value that a spreadsheet would
 * execute as a formula gets a leading apostrophe, so that it stays text.
 */
const csvCell = (value: string, delimiter: string): string => {
  const inert = formula.test(value) ? `'${value}` : value;
  const quoted = /["\r\n]/.test(inert) || inert.includes(delimiter) || inert !== inert.trim();
  return quoted ? `"${inert.replaceAll('"', '""')}"` : inert;
};

/** A line of a CSV file with its line break. */
export const csvLine = (values: readonly string[], language: Language): string =>
  `${values.map((value) => csvCell(value, delimiters[language])).join(delimiters[language])}\r\n`;
