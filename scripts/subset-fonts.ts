/*
 * Writes the fonts that nearly every page needs into `src/ui/styles/fonts/`: Latin letters and the signs our texts
 * use in one file, the Serbian letters in another. Other characters come from the whole fonts (see fonts.css). `node
 * scripts/subset-fonts.ts`, after a new version of the fonts.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const folder = 'src/ui/styles/fonts';
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const parts = {
  latin: `${ascii}\u00a0§©«·»×–—‘’“”„•…→€−`,
  'latin-ext': 'ČčĆćĐđŠšŽž',
};

// Weights, figures of one width, accents and kerning; none of the decorative sets.
const options = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum'],
  noHinting: true,
} as const;

mkdirSync(folder, { recursive: true });
for (const family of ['onest', 'geologica']) {
  const source = `node_modules/@fontsource-variable/${family}`;
  copyFileSync(`${source}/LICENSE`, `${folder}/${family}-LICENSE`);
  for (const [part, letters] of Object.entries(parts)) {
    const whole = readFileSync(`${source}/files/${family}-${part}-wght-normal.woff2`);
    const subset = await subsetFont(whole, letters, options);
    writeFileSync(`${folder}/${family}-${part}.woff2`, subset);
    console.log(`${family}-${part}: ${whole.length} → ${subset.length} bytes`);
  }
}
