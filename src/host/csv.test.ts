import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each(['=1+1', '+381', '-5', '@SUM(A1)', '\tx', '\rx'])('%j is a text, no formula', (value) => {
  expect(parse(csvLine([value, 'x'], 'sr'), { delimiter: ';' })).toEqual([[`'${value}`, 'x']]);
});

test('cells are quoted where they need it and nowhere else', () => {
  expect(csvLine(['Ana Anić', 'a;b', 'a,b'], 'sr')).toBe('Ana Anić;"a;b";a,b\r\n');
  expect(csvLine(['a;b', 'a,b'], 'en')).toBe('a;b,"a,b"\r\n');
  expect(csvLine(['rekla je "da"\r\ni otišla'], 'sr')).toBe('"rekla je ""da""\r\ni otišla"\r\n');
});

test('whatever is written is read again', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ' ', '"', ';', ',', '\n', '\r', '=', 'š') });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), fc.constantFrom('sr', 'en'), (cells, language) => {
      const delimiter = language === 'sr' ? ';' : ',';
      const [read] = parse(csvLine(cells, language), { delimiter, recordDelimiter: '\r\n' });
      expect(read).toEqual(cells.map((one) => (/^[=+\-@\t\r]/.test(one) ? `'${one}` : one)));
    }),
  );
});
