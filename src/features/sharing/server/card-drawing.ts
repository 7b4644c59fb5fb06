import sharp from 'sharp';
import { blogDrawings } from '#features/content/blog/blog-drawings.ts';
import { type ShareCard, type ShareFormat, shareFormats } from '../share-card.ts';
import { layOut, pathOf } from './card-layout.ts';
import { colours, drawingColours } from './colours.ts';

/** Opens the pictures that a card names by their URLs; null: it cannot be read. */
export type OpenPicture = (url: string) => Promise<Uint8Array | null>;

/** The site's mark in a square of 32. */
const brandPaths = `<rect width="32" height="32" rx="8" fill="${colours.danube}"/><path d="M9 6.5h3.6v19H9z" fill="${colours.white}"/><path d="M14.6 7.2 24 10.4v7.4l-9.4 3.2z" fill="${colours.quince}"/>`;

/** The door left ajar, cut off by the picture's edge. */
const door: Record<ShareFormat, string> = {
  preview: `<path d="M926 0h58v630h-58z" fill="${colours.danube}"/><path d="M1018 26 1300 112v366L1018 580z" fill="${colours.quince}"/>`,
  story: `<path d="M680 1300h84v620h-84z" fill="${colours.danube}"/><path d="M812 1336 1240 1466v500H812z" fill="${colours.quince}"/>`,
};

/** Left edge of an article's art, which reaches the other edges of a preview. */
const artX = 690;

/** The middle of an article's drawing, which is 400 × 240, as large as fits. */
const drawingOf = (art: NonNullable<ShareCard['art']>): string => {
  const { ground, shapes } = blogDrawings[art.drawing];
  const [width, height] = shareFormats.preview;
  const shown = 340;
  const tall = (shown * height) / (width - artX);
  const paths = shapes.map(
    ({ d, fill, stroke, line, opacity = 1 }) =>
      `<path d="${d}" fill="${fill ? drawingColours[fill] : 'none'}" stroke="${stroke ? drawingColours[stroke] : 'none'}" stroke-width="${line ?? 0}" opacity="${opacity}"/>`,
  );
  return `<rect x="${artX}" width="${width - artX}" height="${height}" fill="${drawingColours[ground]}"/><svg x="${artX}" width="${width - artX}" height="${height}" viewBox="20 ${120 - tall / 2} ${shown} ${tall}" stroke-linecap="round">${paths.join('')}</svg>`;
};

const image = (bytes: Uint8Array, x: number, y: number, width: number, height: number): string =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${Buffer.from(bytes).toString('base64')}"/>`;

/** Resizes a picture to cover a place of that size. */
const covering = (bytes: Uint8Array, width: number, height: number): Promise<Buffer> =>
  sharp(bytes).resize(width, height, { fit: 'cover' }).png().toBuffer();

/** An article's cover or drawing; for all else the door. */
async function artSvg(card: ShareCard, format: ShareFormat, open: OpenPicture): Promise<string> {
  if (!card.art) return door[format];
  const cover = card.art.picture && (await open(card.art.picture));
  if (!cover) return drawingOf(card.art);
  const [width, height] = shareFormats.preview;
  return image(await covering(cover, width - artX, height), artX, 0, width - artX, height);
}

/** The picture of a card as SVG with letters as paths: it looks the same on every machine, whatever fonts it has. */
export async function cardSvg(card: ShareCard, format: ShareFormat, open: OpenPicture): Promise<string> {
  const logo = card.company?.logo ? await open(card.company.logo) : null;
  // A logo that cannot be read is replaced by initials.
  const shown = card.company ? { ...card, company: { ...card.company, logo: logo && card.company.logo } } : card;
  const { width, height, brand, tile, texts } = layOut(shown, format);
  const inset = tile ? tile.size * 0.08 : 0;
  const side = tile ? Math.round(tile.size - 2 * inset) : 0;
  const content = [
    await artSvg(card, format, open),
    tile
      ? `<rect x="${tile.x}" y="${tile.y}" width="${tile.size}" height="${tile.size}" rx="${tile.size * 0.15}" fill="${tile.colour}"/>`
      : '',
    tile && logo ? image(await covering(logo, side, side), tile.x + inset, tile.y + inset, side, side) : '',
    `<g transform="translate(${brand.x} ${brand.y}) scale(${brand.size / 32})">${brandPaths}</g>`,
    ...texts.map(
      (text) => `<path transform="translate(${text.x} ${text.y})" fill="${text.colour}" d="${pathOf(text)}"/>`,
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${colours.board}"/>${content.join('')}</svg>`;
}

/** Converts a drawing to PNG. Photos need all colours, drawings few. */
export const toPng = (svg: string, photo: boolean): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: !photo, compressionLevel: 9 }).toBuffer();

/** The picture of a card. */
export const drawCard = async (card: ShareCard, format: ShareFormat, open: OpenPicture): Promise<Buffer> =>
  toPng(await cardSvg(card, format, open), Boolean(card.art?.picture));
