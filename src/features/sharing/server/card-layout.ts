import { drawLine, wrapText } from '#host/pictures/drawn-text.ts';
import { type Font, type FontWeight, readFont } from '#host/pictures/font-file.ts';
import { initials } from '#kit/serbian-text.ts';
import { toneColours } from '#kit/tone.ts';
import { type ShareCard, type ShareFormat, shareFormats } from '../share-card.ts';
import { colours } from './colours.ts';

type Weight = Extract<FontWeight, 500 | 700>;
type Part = 'brand' | 'initials' | 'over' | 'under' | 'heading' | 'figure' | 'units' | 'line' | 'address';

/** A line of text at its place; `y` is its baseline. */
export interface PlacedText {
  part: Part;
  words: string;
  weight: Weight;
  size: number;
  colour: string;
  x: number;
  y: number;
}

interface Square {
  x: number;
  y: number;
  size: number;
}

export interface CardLayout {
  width: number;
  height: number;
  texts: PlacedText[];
  /** The site's mark. */
  brand: Square;
  /** The company's tile, with its colour. */
  tile: (Square & { colour: string }) | null;
}

const fonts = new Map<Weight, Font>();

/** Loaded for the first picture. */
function fontOf(weight: Weight): Font {
  const cached = fonts.get(weight);
  if (cached) return cached;
  const font = readFont(weight);
  fonts.set(weight, font);
  return font;
}

/** Path data of a line, as SVG. */
export const pathOf = ({ weight, size, words }: PlacedText): string => drawLine(fontOf(weight), size, words).path;

/** Width of a line in pixels. */
export const widthOf = ({ weight, size, words }: Pick<PlacedText, 'weight' | 'size' | 'words'>): number =>
  drawLine(fontOf(weight), size, words).width;

interface Fitted {
  lines: string[];
  size: number;
}

/** Wraps a text in the largest of the sizes in which it is not cut off, else in the last one, with …. */
const fitText = (weight: Weight, words: string, width: number, sizes: Sizes): Fitted => {
  let fitted: Fitted = { lines: [], size: 0 };
  for (const [size, most] of sizes) {
    fitted = { lines: wrapText(fontOf(weight), size, words, { width, most }), size };
    if (!fitted.lines.at(-1)?.endsWith('…')) break;
  }
  return fitted;
};

type Sizes = readonly (readonly [size: number, lines: number])[];

interface Measures {
  margin: number;
  top: number;
  /** Width of the texts, and that beside an article's art. */
  room: number;
  roomByArt: number;
  tile: number;
  over: Sizes;
  under: Sizes;
  heading: Sizes;
  /** Where nothing but the heading has several lines. */
  tall: Sizes;
  figure: Sizes;
  quiet: Sizes;
  unit: number;
  line: Sizes;
  brand: number;
  /** Baselines of the large line and of the last one. */
  figureAt: number;
  lineAt: number;
  /** Place of the brand in a company's picture: its left or right end, and its baseline. */
  brandAt: { side: 'left' | 'right'; y: number };
  address: Sizes;
}

/** In pixels; the largest size of each text first. */
const measures: Record<ShareFormat, Measures> = {
  preview: {
    margin: 72,
    top: 60,
    room: 790,
    roomByArt: 556,
    tile: 160,
    over: [
      [38, 1],
      [32, 2],
    ],
    under: [[31, 1]],
    heading: [
      [68, 1],
      [58, 1],
      [54, 2],
      [46, 3],
    ],
    tall: [
      [84, 2],
      [68, 3],
      [56, 4],
      [46, 5],
    ],
    figure: [
      [72, 1],
      [62, 1],
      [50, 1],
    ],
    quiet: [[48, 1]],
    unit: 29,
    line: [[34, 1]],
    brand: 40,
    figureAt: 494,
    lineAt: 566,
    brandAt: { side: 'right', y: 566 },
    address: [],
  },
  story: {
    margin: 96,
    top: 260,
    room: 888,
    roomByArt: 888,
    tile: 240,
    over: [
      [58, 1],
      [48, 2],
      [40, 2],
    ],
    under: [
      [44, 1],
      [38, 1],
    ],
    heading: [
      [104, 3],
      [88, 4],
      [76, 5],
    ],
    tall: [
      [104, 3],
      [88, 4],
      [76, 6],
    ],
    figure: [
      [104, 1],
      [84, 1],
      [68, 1],
    ],
    quiet: [[76, 1]],
    unit: 42,
    line: [[52, 1]],
    brand: 72,
    figureAt: 1130,
    lineAt: 1226,
    brandAt: { side: 'left', y: 1500 },
    address: [
      [44, 1],
      [36, 1],
      [30, 1],
    ],
  },
};

/** Width of the address, beside the door. */
const addressRoom = 560;

/** Distance of baselines as a part of the text's size, and how far capital letters rise above theirs. */
const leading = 1.16;
const rise = 0.72;

/** Height of lines from the top of the first capitals to the last baseline. */
const heightOf = ({ lines, size }: Fitted): number =>
  lines.length === 0 ? 0 : size * (rise + (lines.length - 1) * leading);

type Look = Pick<PlacedText, 'weight' | 'colour' | 'x'>;

/** The lines of a part, the first one's baseline at `y`. */
const placed = (part: Part, { lines, size }: Fitted, y: number, look: Look): PlacedText[] =>
  lines.map((words, index) => ({ part, words, size, y: Math.round(y + index * size * leading), ...look }));

const pale = { weight: 500, colour: colours.pale } as const;
const white = { weight: 700, colour: colours.white } as const;

/** The site's mark and name, or in a company's picture its tile, its name and place; the former are then below. */
function header(card: ShareCard, m: Measures, room: number) {
  const name = { words: 'prilika', weight: 700, size: m.brand } as const;
  const size = Math.round(m.brand * 1.4);
  const gap = Math.round(m.brand * 0.35);
  const brandWidth = Math.round(size + gap + widthOf(name));
  const right = m.brandAt.side === 'right';
  const brand: Square = card.company
    ? { x: right ? m.margin + room - brandWidth : m.margin, y: m.brandAt.y - Math.round(size * 0.75), size }
    : { x: m.margin, y: m.top, size };
  const texts: PlacedText[] = [
    { part: 'brand', ...name, colour: colours.white, x: brand.x + size + gap, y: brand.y + Math.round(size * 0.75) },
  ];
  const beside = card.company && right ? brandWidth + 30 : 0;
  if (!card.company) {
    const over = fitText(500, card.over, room, m.under);
    const bottom = m.top + size;
    texts.push(...placed('over', over, bottom + over.size * 2, { ...pale, colour: colours.quince, x: m.margin }));
    return { brand, tile: null, texts, beside, bottom: bottom + (over.lines.length > 0 ? over.size * 2 : 0) };
  }
  const { tone, logo } = card.company;
  const [ground, letter] = toneColours[tone];
  const tile = { x: m.margin, y: m.top, size: m.tile, colour: logo ? colours.white : ground };
  if (!logo) {
    const letters = { words: initials(card.company.name), weight: 700, size: Math.round(m.tile * 0.38) } as const;
    const x = Math.round(tile.x + (m.tile - widthOf(letters)) / 2);
    const y = Math.round(tile.y + (m.tile + letters.size * rise) / 2);
    texts.push({ part: 'initials', ...letters, colour: letter, x, y });
  }
  // The lines beside the tile are in its middle.
  const x = m.margin + m.tile + Math.round(m.tile * 0.18);
  const width = m.room - (x - m.margin);
  const over = fitText(500, card.over, width, m.over);
  const under = fitText(500, card.under, width, m.under);
  const between = over.lines.length > 0 && under.lines.length > 0 ? under.size * 0.75 : 0;
  const top = m.top + (m.tile - heightOf(over) - between - heightOf(under)) / 2;
  texts.push(
    ...placed('over', over, top + over.size * rise, { ...white, weight: 500, x }),
    ...placed('under', under, top + heightOf(over) + between + under.size * rise, { ...pale, x }),
  );
  return { brand, tile, texts, beside, bottom: m.top + m.tile };
}

/** Places everything that a card shows. */
export function layOut(card: ShareCard, format: ShareFormat): CardLayout {
  const m = measures[format];
  const [width, height] = shareFormats[format];
  const room = card.art ? m.roomByArt : m.room;
  const x = m.margin;
  const { brand, tile, texts, beside, bottom } = header(card, m, room);

  const units = card.units.map((words) => ({ part: 'units', words, size: m.unit, ...pale }) as const);
  const unitRoom = units.length > 0 ? Math.max(...units.map(widthOf)) + m.unit * 0.6 : 0;
  const figure = fitText(700, card.figure, room - unitRoom, card.quiet ? m.quiet : m.figure);
  const line = fitText(500, card.line, room - beside, m.line);
  const figureAt = line.lines.length > 0 ? m.figureAt : m.lineAt;
  const figureLook = { ...white, colour: card.quiet ? colours.pale : colours.quince, x };
  texts.push(...placed('figure', figure, figureAt, figureLook), ...placed('line', line, m.lineAt, { ...pale, x }));
  const [amount = ''] = figure.lines;
  const afterFigure = Math.round(x + widthOf({ words: amount, weight: 700, size: figure.size }) + m.unit * 0.6);
  units.forEach((unit, index) => {
    const y = figureAt - (units.length - 1 - index) * m.unit * 1.1;
    texts.push({ ...unit, x: afterFigure, y: Math.round(y) });
  });

  // The heading is in the middle between what is above and below it.
  const below = amount === '' ? m.lineAt - heightOf(line) : figureAt - heightOf(figure);
  const heading = fitText(700, card.heading, room, card.company && card.over !== '' ? m.heading : m.tall);
  const first = bottom + (below - bottom - heightOf(heading)) / 2 + heading.size * rise;
  texts.push(...placed('heading', heading, first, { ...white, x }));
  if (format === 'story') {
    const address = fitText(500, card.address, addressRoom, m.address);
    texts.push(...placed('address', address, m.brandAt.y + m.brand * 1.25, { ...pale, x }));
  }
  return { width, height, texts, brand, tile };
}
