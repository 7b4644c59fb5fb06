import { describe, expect, test } from 'vitest';
import { cleanFileName, cleanNewName, numberedName, withEndingOf } from './file-name.ts';

describe('the name of an upload', () => {
  test.each([
    ['cv.pdf', 'cv.pdf'],
    ['..\\..\\etc/passwd\r\n<b>.pdf', 'passwdb.pdf'],
    ['C:\\Users\\Mira\\Moj CV.docx', 'Moj CV.docx'],
    ['\u202efdp.exe\u2066.pdf', 'fdp.exe.pdf'],
    ['Ci\u0301c\u030ca.pdf', 'Cíča.pdf'],
    ['put\nkroz/red\n.pdf', 'red.pdf'],
    ['???', 'fajl'],
    ['', 'fajl'],
  ])('%j is kept as %j', (name, saved) => expect(cleanFileName(name)).toBe(saved));

  test('keeps its end when it is too long, and no half of a character', () => {
    expect(cleanFileName(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(146)}.pdf`);
    expect(cleanFileName(`😀${'x'.repeat(145)}.pdf`)).toBe(`${'x'.repeat(145)}.pdf`);
  });
});

describe('a new name', () => {
  test.each([
    ['  Moj   CV ', 'Moj CV'],
    ['CV 2026/11', 'CV 2026-11'],
    ['<b>Moj</b> CV', 'bMoj-b CV'],
    ['\u202eCV\u200f', 'CV'],
    ['../../tajna', '-..-tajna'],
    ['CV.', 'CV'],
    ['\ud800CV', 'CV'],
    ['???', ''],
    [' . ', ''],
  ])('%j becomes %j', (name, saved) => expect(cleanNewName(name)).toBe(saved));

  test.each([
    ['cv.pdf', 'Moj CV', 'Moj CV.pdf'],
    ['cv.pdf', 'Moj CV.PDF', 'Moj CV.PDF'],
    ['cv.pdf', 'Moj CV.docx', 'Moj CV.docx.pdf'],
    ['cv.pdf', 'pdf', 'pdf.pdf'],
  ])('of %s to %s is %s', (file, name, saved) => expect(withEndingOf(file, name)).toBe(saved));
});

test('a name among others is numbered, within the longest name, and no character is cut in half', () => {
  expect(numberedName('cv.pdf', [])).toBe('cv.pdf');
  expect(numberedName('cv.pdf', ['CV.pdf', 'cv (2).pdf'])).toBe('cv (3).pdf');
  expect(numberedName('cv', ['cv'])).toBe('cv (2)');
  const long = `${'x'.repeat(141)}😀xyz.pdf`;
  expect(numberedName(long, [long])).toBe(`${'x'.repeat(141)} (2).pdf`);
});
