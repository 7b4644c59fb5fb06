import { expect, test } from 'vitest';
import { withPlainTables, withRealLists } from './word-html.ts';

test.each([
  ['·\u00a0\u00a0 jedan', '· dva'],
  ['•jedan', '•\tdva'],
  ['-&nbsp;jedan', '– dva'],
  ['\uf0b7 jedan', 'o&nbsp;&nbsp; dva'],
])('lines with signs are a list: %s', (one, two) => {
  expect(withRealLists(`<p>Uvod</p><p>${one}</p>\n<p>${two}</p><p>Kraj</p>`)).toBe(
    '<p>Uvod</p><ul><li>jedan</li><li>dva</li></ul><p>Kraj</p>',
  );
});

test('numbers that go up from 1 are a numbered list', () => {
  expect(withRealLists('<p>1. jedan</p><p>2) <strong>dva</strong></p>')).toBe(
    '<ol><li>jedan</li><li><strong>dva</strong></li></ol>',
  );
});

test('bold that begins before the sign stays', () => {
  expect(withRealLists('<p><strong>· jedan</strong></p>')).toBe('<ul><li><strong>jedan</strong></li></ul>');
});

test.each([
  ['one line with a dash', '<p>- nije lista</p>'],
  ['a year at the beginning', '<p>15. decembar</p><p>16. januar</p>'],
  ['one numbered line', '<p>1. maj je praznik</p>'],
  ['words that begin with o', '<p>o nama</p><p>o poslu</p>'],
  ['lists of the editor', '<ul><li><p>· već lista</p></li></ul>'],
  ['plain paragraphs', '<p>Prvo.</p>\n<p>Drugo.</p>'],
])('%s stay', (_, html) => {
  expect(withRealLists(html)).toBe(html);
});

test('cells of a table are separated', () => {
  const table =
    '<p>Smene:</p><table><tbody><tr><td><p>Prva</p></td><td><p>8–16</p></td></tr><tr><th>Druga</th><td></td><td>16–24</td></tr></tbody></table>';
  expect(withPlainTables(table)).toBe('<p>Smene:</p><p>Prva | 8–16</p><p>Druga | 16–24</p>');
});
