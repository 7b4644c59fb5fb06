import { describe, expect, test } from 'vitest';
import { sanitizeArticle, sanitizeRichText } from './sanitize.ts';

test('what the editor makes stays as it is', () => {
  const html = '<p>Vodite <strong>knjige</strong> i <em>zarade</em>:<br /></p><ul><li>PDV</li></ul><ol><li>a</li></ol>';
  expect(sanitizeRichText(html)).toBe(html);
});

test('links to other sites pass on neither the page nor its address', () => {
  expect(sanitizeRichText('<a href="https://primer.rs/a?b=1&amp;c=2" onclick="x()">a</a>')).toBe(
    '<a href="https://primer.rs/a?b=1&amp;c=2" rel="nofollow ugc noopener noreferrer" target="_blank">a</a>',
  );
  expect(sanitizeRichText('<a href="mailto:posao@primer.rs">pišite</a>')).toContain('mailto:posao@primer.rs');
});

describe('nothing of this gets through', () => {
  test.each([
    ['<script>alert(1)</script>', ''],
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onmouseover="alert(1)" style="position:fixed" class="x" id="root">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="JaVa\tScript:alert(1)">a</a>', 'a'],
    ['<a href="data:text/html,<script>1</script>">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<a href="ftp://evil.example/a">a</a>', 'a'],
    ['<a href="tel:+381641234567">a</a>', 'a'],
    ['<a href="file:///etc/passwd">a</a>', 'a'],
    ['<a href="vbscript:a">a</a>', 'a'],
    ['<svg onload=alert(1)><a href="https://x.example">a</a></svg>', ''],
    ['<iframe src="https://x.example">a</iframe>', ''],
    ['<h1>Naslov</h1>tekst', '<p>Naslov</p>tekst'],
    ['<p>a', '<p>a</p>'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['5 < 6 i 7 > 3', '5 &lt; 6 i 7 &gt; 3'],
  ])('%s', (html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected);
  });
});

describe('an article of the site', () => {
  test('keeps headings; links inside the site stay in the page, others lead out', () => {
    const html = '<h2>Naslov</h2><p><a href="/oglasi?q=kuvar">oglasi</a></p>';
    expect(sanitizeArticle(html)).toBe(html);
    expect(sanitizeArticle('<a href="https://primer.rs/">a</a>')).toBe(
      '<a href="https://primer.rs/" rel="noopener noreferrer" target="_blank">a</a>',
    );
  });

  test.each([
    ['<h2 onclick="x()" style="position:fixed">a</h2>', '<h2>a</h2>'],
    ['<script>alert(1)</script><h1>a</h1>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a>a</a>', 'a'],
  ])('%s', (html, expected) => {
    expect(sanitizeArticle(html)).toBe(expected);
  });
});

test('what a word processor pastes becomes lists and lines', () => {
  const item = (words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
  expect(sanitizeRichText(`${item('jedan')}\n${item('dva')}`)).toBe('<ul><li>jedan</li><li>dva</li></ul>');
  const table = '<table border=1><tr><td width=10><p>Ćelija1</p></td><td><p>Ćelija2</p></td></tr></table>';
  expect(sanitizeRichText(table)).toBe('<p>Ćelija1 | Ćelija2</p>');
  expect(sanitizeRichText('<table><tr><td onclick="x()"><script>alert(1)</script>a<td>b</table>')).toBe('<p>a | b</p>');
});
