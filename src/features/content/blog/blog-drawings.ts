import type { BlogArt } from './blog-categories.ts';

/** Names of colours in `tokens.css`. */
export type DrawingColour = 'accent' | 'dunav-4' | 'dunav-8' | `tone-${1 | 2 | 3 | 4 | 5 | 6}${'' | '-bg'}`;

/** A path of a drawing on 400 × 240; `line` is the width of its stroke. */
export interface DrawingShape {
  d: string;
  fill?: DrawingColour;
  stroke?: DrawingColour;
  line?: number;
  opacity?: number;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** A number of doors, evenly spaced in a field of that height, each open wider than the one before. */
export const openingDoors = (count: number, field: { left: number; step: number; height: number }): DrawingShape[] =>
  Array.from({ length: count }, (_, index): DrawingShape[] => {
    const { step, height } = field;
    const x = field.left + index * step;
    const top = height * 0.32;
    const width = step * 0.56;
    const line = width * 0.107;
    // Doors, from closed to a third of their width.
    const open = index / (count - 1);
    const leaf = (width - line) * (1 - 0.694 * open);
    const slant = 0.16 * height * 0.68 * open;
    return [
      { d: `M${x} ${height}V${top}h${width}V${height}`, stroke: 'dunav-4', line },
      {
        d: `M${x + line / 2} ${top + line / 2}l${leaf} ${slant}V${height - slant * 0.9}L${x + line / 2} ${height}z`,
        fill: 'accent',
        opacity: 0.35 + open * 0.65,
      },
    ];
  }).flat();

/** The background and the shapes of each drawing. */
export const blogDrawings: Record<BlogArt, { ground: DrawingColour; shapes: readonly DrawingShape[] }> = {
  doors: { ground: 'dunav-8', shapes: openingDoors(4, { left: 40, step: 82, height: 240 }) },
  door: {
    ground: 'tone-1-bg',
    shapes: [
      { d: 'M120 40h22v160h-22z', fill: 'tone-1' },
      { d: 'M156 44l110 34v82l-110 34z', fill: 'accent' },
    ],
  },
  chart: {
    ground: 'tone-2-bg',
    shapes: [
      { d: 'M70 150h40v60H70zM130 118h40v92h-40zM190 84h40v126h-40z', fill: 'tone-2' },
      { d: 'M250 50h40v160h-40z', fill: 'accent' },
    ],
  },
  letter: {
    ground: 'tone-5-bg',
    shapes: [
      { d: 'M86 60h138a6 6 0 0 1 6 6v108a6 6 0 0 1-6 6H86a6 6 0 0 1-6-6V66a6 6 0 0 1 6-6z', fill: 'tone-5' },
      { d: 'M96 82h84v10H96z', fill: 'tone-5-bg' },
      { d: 'M96 104h118v8H96zM96 122h104v8H96z', fill: 'tone-5-bg', opacity: 0.6 },
      { d: 'M248 72l80 24v66l-80 24z', fill: 'accent' },
    ],
  },
  path: {
    ground: 'tone-3-bg',
    shapes: [
      { d: 'M-10 170C80 90 150 210 230 130s110-40 190-90', stroke: 'tone-3', line: 6 },
      { d: circle(96, 148, 14), fill: 'tone-3-bg', stroke: 'tone-3', line: 6 },
      { d: circle(250, 116, 18), fill: 'accent', stroke: 'tone-3', line: 6 },
    ],
  },
  twins: {
    ground: 'tone-6-bg',
    shapes: [
      { d: 'M60 60h16v120H60zM190 60h16v120h-16z', fill: 'tone-6' },
      { d: 'M86 64l70 22v52l-70 22z', fill: 'accent' },
      { d: 'M216 64l70 22v52l-70 22z', fill: 'tone-6', opacity: 0.35 },
    ],
  },
  clock: {
    ground: 'tone-4-bg',
    shapes: [
      { d: circle(160, 120, 62), fill: 'tone-4' },
      { d: 'M160 120V70M160 120l36 22', stroke: 'tone-4-bg', line: 9 },
      { d: 'M248 78l64 20v48l-64 20z', fill: 'accent' },
    ],
  },
  steps: {
    ground: 'tone-2-bg',
    shapes: [
      { d: 'M60 200v-36h56v-36h56V92h56v108z', fill: 'tone-2' },
      { d: 'M236 44l84 26v72l-84 26z', fill: 'accent' },
    ],
  },
};
