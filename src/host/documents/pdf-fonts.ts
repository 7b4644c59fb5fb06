import { Font } from '@react-pdf/renderer';
import { fontFile } from '../pictures/font-file.ts';

/**
 * `fontFamily` of every PDF: one file for all scripts (Latin, Serbian letters, Cyrillic). With a file per script a word
 * with a đ would be split into three runs, which is slow and breaks words where the file changes. PDF readers' built-in
 * fonts lack Đ, ć and č.
 */
export const pdfFontFamily = 'Geologica';

const weights = [400, 600, 700] as const;

Font.register({
  family: pdfFontFamily,
  fonts: weights.map((fontWeight) => ({ src: fontFile(fontWeight), fontWeight })),
});

/**
 * Every letter is loaded once before anything is drawn. A Cyrillic а is drawn with the Latin glyph: after a document
 * that contains only the Latin one, the Cyrillic one would stay cached without its code point, and the next document be
 * unreadable to programs.
 */
for (const fontWeight of weights) {
  const descriptor = { fontFamily: pdfFontFamily, fontWeight };
  await Font.load(descriptor);
  const font = Font.getFont(descriptor).data;
  if (font && 'characterSet' in font) for (const code of font.characterSet) font.glyphForCodePoint(code);
}

/** Words are not hyphenated: the built-in rules are for English. */
Font.registerHyphenationCallback((word) => [word]);
