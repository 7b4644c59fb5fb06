/*
 * Draws the icons of the installed site (`public/manifest.webmanifest`) from its sign: `node scripts/app-icons.ts`,
 * after a change of `public/logo.svg`.
 */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const sign = readFileSync('public/logo.svg', 'utf8');
/** Phones cut a maskable icon to their own shape: its ground is the whole square, the sign within its middle. */
const maskable = sign
  .replace(/ rx="\d+"/, '')
  .replace(/(<rect[^>]*>)(.*)(<\/svg>)/s, '$1<g transform="matrix(.7 0 0 .7 4.8 4.8)">$2</g>$3');

const draw = (svg: string, size: number, name: string) =>
  sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9, palette: true }).toFile(`public/${name}.png`);

await draw(sign, 192, 'icon-192');
await draw(sign, 512, 'icon-512');
await draw(maskable, 512, 'icon-maskable-512');
