import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);

/**
 * `fontFamily` of every PDF: one file for all scripts (Latin, Serbian letters, Cyrillic). With a file for each script a word
 * with a đ would be three, which is slow and parts words where the file changes. The fonts that PDF readers bring know no Đ, ć and č.
 */
export const pdfFontFamily = 'Geologica';

const files = {
  400: '400Regular/Geologica_400Regular.ttf',
  600: '600SemiBold/Geologica_600SemiBold.ttf',
  700: '700Bold/Geologica_700Bold.ttf',
} as const;

/** Where the font of a weight is. */
export const pdfFontFile = (weight: keyof typeof files): string =>
  require.resolve(`@expo-google-fonts/geologica/${files[weight]}`);

const weights = [400, 600, 700] as const;

Font.register({
  family: pdfFontFamily,
  fonts: weights.map((fontWeight) => ({ src: pdfFontFile(fontWeight), fontWeight })),
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
