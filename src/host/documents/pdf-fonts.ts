import { Font } from '@react-pdf/renderer';
import { fontFile } from '../pictures/font-file.ts';

/**
 * `fontFamily` of every PDF: one file for all scripts (Latin, Serbian letters, Cyrillic). With a file for each script a word
 * with a đ would be three, which is slow and parts words where the file changes. The fonts that PDF readers bring know no Đ, ć and č.
 */
export const pdfFontFamily = 'Geologica';

const weights = [400, 600, 700] as const;

Font.register({
  family: pdfFontFamily,
  fonts: weights.map((fontWeight) => ({ src: fontFile(fontWeight), fontWeight })),
});

/**
 * Every letter is asked for once before anything is drawn. A Cyrillic а is drawn with the Latin one: when a document is
 * written that has only the first, the second would stay in memory without its code, and the next document be unreadable
 * to programs.
 */
for (const fontWeight of weights) {
  const descriptor = { fontFamily: pdfFontFamily, fontWeight };
  await Font.load(descriptor);
  const font = Font.getFont(descriptor).data;
  if (font && 'characterSet' in font) for (const code of font.characterSet) font.glyphForCodePoint(code);
}

/** Words stay whole: the rules built in are for English. */
Font.registerHyphenationCallback((word) => [word]);
