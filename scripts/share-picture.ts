/*
 * Draws `public/share.png`, the link preview of pages without their own picture: `node scripts/share-picture.ts`,
 * after a change of the drawing.
 */
import { writeFileSync } from 'node:fs';
import { generalSvg, toPng } from '#features/postings/share-pictures/server/share-drawing.ts';

writeFileSync('public/share.png', await toPng(generalSvg()));
