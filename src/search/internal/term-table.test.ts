import { expect, test } from 'vitest';
import { TermTable } from './term-table.ts';

const add = (table: TermTable, word: string): number => {
  const bytes = Buffer.from(`<${word}>`);
  return table.of(bytes, 1, bytes.length - 1);
};
const texts = (table: TermTable, terms: number[]): string[] =>
  terms.map((term) => Buffer.from(table.bytesOf(term)).toString());

test('a term has one number, whatever surrounds it, and unknown ones have none', () => {
  const table = new TermTable();
  expect(['kuvar', 'kuv', 'kuvar', 'kuvara', '', 'č'].map((word) => add(table, word))).toEqual([0, 1, 0, 2, 3, 4]);
  expect(['kuvar', 'č', '', 'ku', 'kuvari'].map((word) => table.find(word))).toEqual([0, 4, 3, null, null]);
});

test('many terms are kept apart while the table grows', () => {
  const table = new TermTable();
  const words = Array.from({ length: 30_000 }, (_, at) => `reč-${(at * 7919) % 100_003}`);
  expect(words.map((word) => add(table, word))).toEqual(words.map((_, at) => at));
  expect(words.map((word) => table.find(word))).toEqual(words.map((_, at) => at));
  expect(texts(table, [0, 29_999])).toEqual([words[0], words[29_999]]);
});

test('what begins so comes in the order of its bytes; a word begins with itself', () => {
  const table = new TermTable();
  for (const word of ['šnajder', 'java', 'javascript', 'jav', 'jasan', 'javor', 'j', 'ja', 'zjava']) add(table, word);
  expect(texts(table, table.begunWith('jav'))).toEqual(['jav', 'java', 'javascript', 'javor']);
  expect(texts(table, table.begunWith('ja'))).toEqual(['ja', 'jasan', 'jav', 'java', 'javascript', 'javor']);
  expect(texts(table, table.begunWith('šnajd'))).toEqual(['šnajder']);
  for (const nothing of ['javax', 'xx', 'j', '']) expect(table.begunWith(nothing)).toEqual([]);
});
