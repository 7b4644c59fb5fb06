// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { pastedHtml } from './pasted-html.ts';

/** As Word puts it on the clipboard, with this between the marks of the fragment. */
const fromWord = (fragment: string): string => `<html xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal {margin:0cm; font-size:11.0pt;}
-->
</style>
<!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:"Table Normal";}</style><![endif]-->
</head>
<body lang=sr-Latn-RS>
<!--StartFragment-->

${fragment}

<!--EndFragment-->
</body>
</html>`;

const listLine = (words: string): string =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

describe('pasted from Word', () => {
  test('paragraphs stay as they are written, without empty ones and line ends between them', () => {
    const words = `<p class=MsoNormal>Vodićete <b>knjige</b> <i>i</i> pisma.<o:p></o:p></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<p class=MsoNormal><b><o:p>&nbsp;</o:p></b></p>

<p class=MsoNormal>Tražimo iskustvo.<o:p></o:p></p>`;
    expect(pastedHtml(fromWord(words))).toBe('<p>Vodićete <b>knjige</b> <i>i</i> pisma.</p><p>Tražimo iskustvo.</p>');
  });

  test('signs before paragraphs become a list, and no blank paragraphs are around it', () => {
    const words = `<p class=MsoNormal>Nudimo:<o:p></o:p></p>

${listLine('platu')}

${listLine('obuku')}

<p class=MsoNormal><o:p>&nbsp;</o:p></p>`;
    expect(pastedHtml(fromWord(words))).toBe('<p>Nudimo:</p><ul><li>platu</li><li>obuku</li></ul>');
  });

  test('headings are paragraphs of their own', () => {
    expect(pastedHtml(fromWord('<h1>Posao</h1>\n\n<h2>Uslovi</h2>\n<p class=MsoNormal>Rad.</p>'))).toBe(
      '<p><strong>Posao</strong></p><p><strong>Uslovi</strong></p><p>Rad.</p>',
    );
  });
});

test.each([
  ['<style>p { color: red }</style><p>Rad.</p>'],
  ['<STYLE type="text/css"><!-- p {} --></STYLE ><p>Rad.</p>'],
  ['<!--[if mso]><style>p {}</style><![endif]--><p>Rad.</p>'],
  ['<p>Rad.</p><style>p { color: red }'],
])('no style sheet and no comment reaches a parser: %s', (html) => {
  expect(pastedHtml(html)).toBe('<p>Rad.</p>');
});

test('cells of a table are separated, links keep only their address', () => {
  const table = '<table><tr><td>Smena</td><td><a href="https://primer.rs" style="x">raspored</a></td></tr></table>';
  expect(pastedHtml(table)).toBe('<p>Smena | <a href="https://primer.rs">raspored</a></p>');
});

test('other HTML is left to the editor', () => {
  const html = '<p style="margin: 0"><span style="font-weight: 700">Rad</span></p>\n<p>&nbsp;</p>';
  expect(pastedHtml(html)).toBe(html);
});

test('headings and underlined words are bold, where the text takes no headings', () => {
  expect(pastedHtml('<h2>Nudimo</h2><p>Platu i <u>slobodan vikend</u>.</p>')).toBe(
    '<p><strong>Nudimo</strong></p><p>Platu i <strong>slobodan vikend</strong>.</p>',
  );
  expect(pastedHtml('<h2>Nudimo</h2>')).toBe('<p><strong>Nudimo</strong></p>');
  expect(pastedHtml('<h2>Nudimo</h2>', true)).toBe('<h2>Nudimo</h2>');
});
