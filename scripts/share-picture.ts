/*
 * Draws `public/share.png`, what is shown where a page without a picture of its own is shared:
 * `node scripts/share-picture.ts`, after a change of the drawing.
 */
import { writeFileSync } from 'node:fs';
import { generalSvg, toPng } from '#features/postings/server/share-drawing.ts';

writeFileSync('public/share.png', await toPng(generalSvg()));
