import type { DrawingColour } from '#features/content/blog/blog-drawings.ts';
import { toneColours } from '#kit/tone.ts';

/** The design's colours in the light scheme (`tokens.css`); pictures have no other. */
export const colours = {
  board: '#004c50',
  danube: '#097a7f',
  pale: '#bae5e7',
  white: '#ffffff',
  quince: '#fcc33c',
} as const;

/** Those of articles' drawings. */
export const drawingColours = {
  accent: colours.quince,
  'dunav-4': '#56b3b8',
  'dunav-8': colours.board,
  ...Object.fromEntries(
    Object.entries(toneColours).flatMap(([tone, [ground, letters]]) => [
      [`tone-${tone}-bg`, ground],
      [`tone-${tone}`, letters],
    ]),
  ),
} as Record<DrawingColour, string>;
