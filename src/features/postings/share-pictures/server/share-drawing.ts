import sharp from 'sharp';
import { drawLine, wrapText } from '#host/pictures/drawn-text.ts';
import { type Font, readFont } from '#host/pictures/font-file.ts';
import { type ShareWords, sharePictureSize } from '../share-picture.ts';

/* The design's colours (tokens): Danube on paper, quince for the mark. */
const colours = {
  paper: '#fcf9f4',
  ink: '#1d2523',
  quiet: '#5e625b',
  danube: '#006267',
  danubePale: '#bae5e7',
  quince: '#fcc33c',
} as const;

type Weight = 500 | 700;

const fonts = new Map<Weight, Font>();

/** Loaded for the first picture. */
function fontOf(weight: Weight): Font {
  const cached = fonts.get(weight);
  if (cached) return cached;
  const font = readFont(weight);
  fonts.set(weight, font);
  return font;
}

interface Text {
  words: string;
  weight: Weight;
  size: number;
  colour: string;
  x: number;
  /** Of the baseline. */
  y: number;
}

const text = ({ words, weight, size, colour, x, y }: Text): string =>
  `<path transform="translate(${x} ${y})" fill="${colour}" d="${drawLine(fontOf(weight), size, words).path}"/>`;

const margin = 80;
const room = sharePictureSize.width - 2 * margin;

/** The logo's open door, followed by the name. */
const mark = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(1.75)"><rect width="32" height="32" rx="8" fill="${colours.danube}"/><path d="M9 6.5h3.6v19H9z" fill="#fff"/><path d="M14.6 7.2 24 10.4v7.4l-9.4 3.2z" fill="${colours.quince}"/></g>${text(
    { words: 'Prilika', weight: 700, size: 40, colour: colours.danube, x: x + 74, y: y + 42 },
  )}`;

const frame = (content: string): string => {
  const { width, height } = sharePictureSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${colours.paper}"/><rect width="${width}" height="16" fill="${colours.danube}"/>${content}</svg>`;
};

/** A long title gets a smaller font size before it is truncated. */
const titleLines = (title: string): { lines: string[]; size: number } => {
  const font = fontOf(700);
  const large = wrapText(font, 76, title, { width: room, most: 3 });
  if (large.length <= 2 && !large.at(-1)?.endsWith('…')) return { lines: large, size: 76 };
  return { lines: wrapText(font, 60, title, { width: room, most: 3 }), size: 60 };
};

const oneLine = (words: string, size: number, width: number): string =>
  wrapText(fontOf(500), size, words, { width, most: 1 })[0] ?? '';

/** The picture of a posting, as SVG with letters as paths. */
export function shareSvg({ title, company, facts }: ShareWords): string {
  const { lines, size } = titleLines(title);
  const step = Math.round(size * 1.18);
  const first = 236;
  const below = first + (lines.length - 1) * step;
  return frame(
    [
      mark(margin, 72),
      ...lines.map((words, index) =>
        text({ words, weight: 700, size, colour: colours.ink, x: margin, y: first + index * step }),
      ),
      text({
        words: oneLine(company, 40, room),
        weight: 500,
        size: 40,
        colour: colours.danube,
        x: margin,
        y: below + 72,
      }),
      `<rect x="${margin}" y="498" width="${room}" height="2" fill="${colours.danubePale}"/>`,
      text({
        words: oneLine(facts.join(' · '), 36, room),
        weight: 500,
        size: 36,
        colour: colours.quiet,
        x: margin,
        y: 562,
      }),
    ].join(''),
  );
}

/** The picture of all pages without their own. */
export function generalSvg(): string {
  const words = { title: 'Poslovi iz cele Srbije', line: 'Jobs from all over Serbia' };
  return frame(
    [
      mark(margin, 72),
      text({ words: words.title, weight: 700, size: 84, colour: colours.ink, x: margin, y: 340 }),
      text({ words: words.line, weight: 500, size: 44, colour: colours.quiet, x: margin, y: 416 }),
    ].join(''),
  );
}

export const toPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
