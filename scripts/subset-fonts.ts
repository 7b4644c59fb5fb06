/*
 * Writes the fonts that nearly every page needs into `src/ui/styles/fonts/`: Latin letters and the signs our texts
 * use in one file, the Serbian letters in another. Other characters come from the whole fonts (see fonts.css). `node
 * scripts/subset-fonts.ts`, after a new version of the fonts.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const folder = 'src/ui/styles/fonts';
// Without seven signs that no text of ours has.
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
  .join('')
  .replaceAll(/[\\^`{|}~]/g, '');
const parts = {
  latin: `${ascii}\u00a0§©«·»×–—‘’“”„•…→€−`,
  'latin-ext': 'ČčĆćĐđŠšŽž',
};

/** The weights that texts and headings are set in. */
const weights = { onest: { min: 400, max: 700 }, geologica: { min: 600, max: 700 } };

// Figures of one width, ligatures and kerning; none of the decorative sets. Accented letters are whole.
const options = { targetFormat: 'woff2', keepFeatures: ['kern', 'liga', 'tnum'], noHinting: true } as const;

mkdirSync(folder, { recursive: true });
for (const [family, wght] of Object.entries(weights)) {
  const source = `node_modules/@fontsource-variable/${family}`;
  copyFileSync(`${source}/LICENSE`, `${folder}/${family}-LICENSE`);
  for (const [part, letters] of Object.entries(parts)) {
    const whole = readFileSync(`${source}/files/${family}-${part}-wght-normal.woff2`);
    const subset = await subsetFont(whole, letters, { ...options, variationAxes: { wght } });
    writeFileSync(`${folder}/${family}-${part}.woff2`, subset);
    console.log(`${family}-${part}: ${whole.length} → ${subset.length} bytes`);
  }
}
