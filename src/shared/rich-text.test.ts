import { expect, test } from 'vitest';
import { isBlankHtml, textOfHtml } from './rich-text.ts';

test('the words of rich text, line by line', () => {
  expect(
    textOfHtml('<p>Vodite <strong>knjige</strong>.</p><ul><li>PDV</li><li>zarade &amp; porezi</li></ul>'),
  ).toBe('Vodite knjige.\nPDV\nzarade & porezi');
});

test('character references count as the characters they represent', () => {
  expect(textOfHtml('<p>&#269;&#x10D;&lt;b&gt;</p>')).toBe('čč<b>');
});

test('what an empty editor leaves behind is blank', () => {
  expect(isBlankHtml('<p></p><p>&nbsp;<br></p>')).toBe(true);
  expect(isBlankHtml('<p>a</p>')).toBe(false);
});

test('a tag ends before the next one begins: what is no tag is words', () => {
  expect(textOfHtml('a <b c <em>d</em> < 5')).toBe('a <b c d < 5');
  expect(textOfHtml('<'.repeat(49_990))).toHaveLength(49_990);
});
