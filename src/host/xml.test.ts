import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { xmlCdata, xmlText } from './xml.ts';

const read = (xml: string): { text: string; attribute: string } => {
  const parsed = { text: '', attribute: '' };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (text) => {
    parsed.text += text;
  });
  parser.on('cdata', (text) => {
    parsed.text += text;
  });
  parser.on('opentag', ({ attributes }) => {
    parsed.attribute = String(attributes['a']);
  });
  parser.write(xml).close();
  return parsed;
};

test.each([
  [']]>', ']]>'],
  ['Kovač & sinovi <d.o.o.> "A" \'B\'', 'Kovač & sinovi <d.o.o.> "A" \'B\''],
  ['Столар 🛠️ čćžšđ', 'Столар 🛠️ čćžšđ'],
  ['a\u0000b\u001fc\uffffd\ud800e', 'abcde'],
])('%j is read back', (text, expected) => {
  expect(read(`<x a="${xmlText(text)}">${xmlText(text)}</x>`)).toEqual({
    text: expected,
    attribute: expected,
  });
  expect(read(`<x>${xmlCdata(text)}</x>`).text).toBe(expected);
});

test('whatever is written stays well-formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => read(`<x a="${xmlText(text)}">${xmlText(text)}</x>`)).not.toThrow();
      expect(() => read(`<x>${xmlCdata(text)}</x>`)).not.toThrow();
    }),
  );
});
