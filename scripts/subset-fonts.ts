/*
 * Writes the fonts that nearly every page needs into `src/ui/styles/fonts/`: Latin letters with the marks of plain sentences in
 * one file, the Serbian letters in another; signs that few pages have in a third, which is not asked for before a text has
 * one. Other characters come from the whole fonts (see fonts.css). `node scripts/subset-fonts.ts`, after a new version of the fonts.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const folder = 'src/ui/styles/fonts';
const between = (first: string, last: string): string =>
  String.fromCharCode(
    ...Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, at) => first.charCodeAt(0) + at),
  );
const parts = {
  latin: {
    source: 'latin',
    letters: ` !"%'()+,-./:;?@\u00a0©·–—’“”„…€−${between('0', '9')}${between('A', 'Z')}${between('a', 'z')}`,
  },
  'latin-ext': { source: 'latin-ext', letters: 'ČčĆćĐđŠšŽž' },
  signs: { source: 'latin', letters: '#$&*<=>[]_§«»×‘•→' },
};

/** The weights that texts and headings are set in. */
const weights = { onest: { min: 400, max: 600 }, geologica: { min: 600, max: 700 } };

// Figures of one width, ligatures and kerning; none of the decorative sets. Accented letters are whole.
const options = { targetFormat: 'woff2', keepFeatures: ['kern', 'liga', 'tnum'], noHinting: true } as const;

mkdirSync(folder, { recursive: true });
for (const [family, wght] of Object.entries(weights)) {
  const source = `node_modules/@fontsource-variable/${family}`;
  copyFileSync(`${source}/LICENSE`, `${folder}/${family}-LICENSE`);
  for (const [part, { source: from, letters }] of Object.entries(parts)) {
    const whole = readFileSync(`${source}/files/${family}-${from}-wght-normal.woff2`);
    const subset = await subsetFont(whole, letters, { ...options, variationAxes: { wght } });
    writeFileSync(`${folder}/${family}-${part}.woff2`, subset);
    console.log(`${family}-${part}: ${whole.length} → ${subset.length} bytes`);
  }
}
