import { expect, test } from 'vitest';
import { scriptValue, withLastPart } from './document-parts.ts';

test('a value is the same to a script, and cannot end it', () => {
  const value = { text: '</script><!-- š "' };
  expect(scriptValue(value)).not.toContain('<');
  expect(JSON.parse(scriptValue(value))).toEqual(value);
});

test('a part is the last one of the head or the body of a document, and nowhere else', () => {
  const page = '<html><head><title>a</title></head><body><p>b</p></body></html>';
  expect(withLastPart(page, 'head', '<i/>')).toBe(page.replace('</head>', '<i/></head>'));
  expect(withLastPart(page, 'body', '$&')).toBe(page.split('</body>').join('$&</body>'));
  expect(withLastPart('{"a":1}', 'body', '<i/>')).toBe('{"a":1}');
});
