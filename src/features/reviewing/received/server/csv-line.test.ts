import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvLine } from './applications-csv.ts';

test.each(['=1+1', '+381', '-5', '@SUM(A1)', '\tx', '\rx'])('%j is a text, no formula', (value) => {
  expect(parse(csvLine([value, 'x'], ';'), { delimiter: ';' })).toEqual([[`'${value}`, 'x']]);
});

test('cells are quoted where they need it and nowhere else', () => {
  expect(csvCell('Ana Anić', ';')).toBe('Ana Anić');
  expect(csvCell('a;b', ';')).toBe('"a;b"');
  expect(csvCell('a;b', ',')).toBe('a;b');
  expect(csvCell('rekla je "da"\r\ni otišla', ';')).toBe('"rekla je ""da""\r\ni otišla"');
});

test('whatever is written is read again', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ' ', '"', ';', ',', '\n', '\r', '=', 'š') });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), fc.constantFrom(';', ','), (cells, delimiter) => {
      const [read] = parse(csvLine(cells, delimiter), { delimiter, recordDelimiter: '\r\n' });
      expect(read).toEqual(cells.map((one) => (/^[=+\-@\t\r]/.test(one) ? `'${one}` : one)));
    }),
  );
});
