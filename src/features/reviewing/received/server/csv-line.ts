/** First characters that a spreadsheet takes for the beginning of a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * A value as a cell of a CSV file (RFC 4180): in quotes where it needs them, quotes doubled. What a spreadsheet would carry out as a
 * formula begins with an apostrophe, so it stays a text.
 */
export function csvCell(value: string, delimiter: string): string {
  const inert = formula.test(value) ? `'${value}` : value;
  const quoted = /["\r\n]/.test(inert) || inert.includes(delimiter) || inert !== inert.trim();
  return quoted ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** A line of a CSV file with its end. */
export const csvLine = (values: readonly string[], delimiter: string): string =>
  `${values.map((value) => csvCell(value, delimiter)).join(delimiter)}\r\n`;
