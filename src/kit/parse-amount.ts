/**
 * Parses an amount typed by a person, in para: `1234`, `1.234`, `1.234,5`, `1234,50`. Null for anything else; English
 * separators (`1,234.50`) are rejected, because guessing could be wrong by a factor of a thousand.
 */
export function parseAmount(text: string): number | null {
  const typed = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(text.replace(/\s/g, ''));
  if (!typed) return null;
  const [, whole = '', decimals = ''] = typed;
  const para = Number(whole.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(para) ? para : null;
}
