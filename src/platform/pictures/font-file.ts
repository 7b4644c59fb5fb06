import { openSync } from 'fontkit';

/*
 * Pictures are drawn with the outlines of letters, so that they have the same letters on every machine, whatever fonts it
 * has.
 */

export interface Glyph {
  /** Path data of SVG in units of the font, its y axis pointing up. */
  path: string;
  /** Distance to the next letter. */
  advance: number;
}

export interface Font {
  unitsPerEm: number;
  /** Null for a character that the font does not have. */
  glyphOf(codePoint: number): Glyph | null;
}

/** Reads a font from a file; its letters are read when they are asked for. */
export function readFont(path: string): Font {
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
