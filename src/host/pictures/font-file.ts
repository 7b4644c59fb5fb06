import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

/* Reads font outlines. Pictures are drawn with them, so that they look the same on every machine, whatever fonts it
   has. */

export interface Glyph {
  /** SVG path data in units of the font, its y axis pointing up. */
  path: string;
  /** Distance to the next letter. */
  advance: number;
}

export interface Font {
  unitsPerEm: number;
  /** Null for a character that the font lacks. */
  glyphOf(codePoint: number): Glyph | null;
}

const require = createRequire(import.meta.url);
const files = {
  400: '400Regular/Geologica_400Regular.ttf',
  500: '500Medium/Geologica_500Medium.ttf',
  600: '600SemiBold/Geologica_600SemiBold.ttf',
  700: '700Bold/Geologica_700Bold.ttf',
} as const;

export type FontWeight = keyof typeof files;

/**
 * Path of the font file of pictures and PDFs in a weight: one file for all scripts (Latin, Serbian letters, Cyrillic).
 */
export const fontFile = (weight: FontWeight): string =>
  require.resolve(`@expo-google-fonts/geologica/${files[weight]}`);

/** Reads the font in a weight; glyphs are read lazily. */
export function readFont(weight: FontWeight): Font {
  const path = fontFile(weight);
  const font = openSync(path);
  if ('fonts' in font) throw new Error(`${path} is a collection of fonts.`);
  return {
    unitsPerEm: font.unitsPerEm,
    glyphOf(codePoint) {
      if (!font.hasGlyphForCodePoint(codePoint)) return null;
      const glyph = font.glyphForCodePoint(codePoint);
      return { path: glyph.path.toSVG(), advance: glyph.advanceWidth };
    },
  };
}
