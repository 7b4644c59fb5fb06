import { expect, test } from 'vitest';
import { isBlankHtml, textOfHtml } from './rich-text.ts';

test('the words of rich text, line by line', () => {
  expect(textOfHtml('<p>Vodite <strong>knjige</strong>.</p><ul><li>PDV</li><li>zarade &amp; porezi</li></ul>')).toBe(
    'Vodite knjige.\nPDV\nzarade & porezi',
  );
});

test('character references count as the characters they represent', () => {
  expect(textOfHtml('<p>&#269;&#x10D;&lt;b&gt;</p>')).toBe('čč<b>');
});

test.each([
  ['&#0;a&#x110000;', 'a'],
  ['&#1114111;', '\u{10ffff}'],
  ['&Amp; &nema;', '& &nema;'],
])('the reference %s is read as %j', (html, text) => expect(textOfHtml(html)).toBe(text));

test.each([
  ['a  \t b', 'a b'],
  ['a\u00a0b', 'a b'],
  ['a<br class="x">b<br/>c', 'a\nb\nc'],
  ['<p>a </p> <p> b</p>', 'a\nb'],
  ['<p>a</p><p></p><p>b</p>', 'a\nb'],
  ['<ol><li>a</li></ol>b', 'a\nb'],
  ['a<ul><li>b</li></ul>', 'a\nb'],
  ['<h3>a</h3>b', 'a\nb'],
  ['<table><tr><th>a</th> <td>b</td></tr><tr><td>c</td></tr></table>', 'a | b\nc'],
])('blanks and ends of lines of %j', (html, text) => expect(textOfHtml(html)).toBe(text));

test.each([
  ['', true],
  [' \n ', true],
  ['<p>&lt;</p>', false],
  ['&nbsp;', true],
  ['a', false],
  ['<p> a</p>', false],
  ['<p>&nbsp;a</p>', false],
])('%j is blank: %s', (html, blank) => expect(isBlankHtml(html)).toBe(blank));

test('what an empty editor leaves behind is blank', () => {
  expect(isBlankHtml('<p></p><p>&nbsp;<br></p>')).toBe(true);
  expect(isBlankHtml('<p>a</p>')).toBe(false);
});

test('a tag ends before the next one begins: what is no tag is words', () => {
  expect(textOfHtml('a <b c <em>d</em> < 5')).toBe('a <b c d < 5');
  expect(textOfHtml('<'.repeat(49_990))).toHaveLength(49_990);
});
