/*
 * Draws `public/share.png`, the link preview of pages without their own picture: `node scripts/share-picture.ts`,
 * after a change of the drawing.
 */
import { writeFileSync } from 'node:fs';
import { drawCard } from '#features/sharing/server/card-drawing.ts';
import { shareCard } from '#features/sharing/share-card.ts';

const card = shareCard({ heading: 'Poslovi iz cele Srbije', line: 'Jobs from all over Serbia' });
writeFileSync('public/share.png', await drawCard(card, 'preview', async () => null));
