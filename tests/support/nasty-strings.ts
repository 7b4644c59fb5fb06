/** Signs that mean something to a database, a search or a page. */
export const nastySigns = ["'", '%', '_', '\\', '&', '!', ':', '*', '(', ')', '"', '-', '((((', '"""', '<->', '🙂'];

/** What people and programs type into fields that were meant for something else. */
export const nastyStrings = [
  ...nastySigns,
  "' or 1=1 --",
  "'; drop table postings; --",
  '--- ---',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  'null',
  'true',
  '[]',
  '2026-02-30',
  '\r\nBcc: x@y.z',
  'x'.repeat(10_000),
  'č'.repeat(10_000),
];
