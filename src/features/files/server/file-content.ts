import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { createQueue } from '#host/queue.ts';
import { Problem } from '#kit/problem.ts';
import { allowedTypes, fileEnding, type UploadPurpose } from '../file-rules.ts';

/** Larger pictures are treated as attacks on memory and CPU: a few kilobytes can decode to hundreds of megabytes. */
const maxPixelsOnSide = 12_000;
const maxPixels = 40_000_000;

/**
 * Decoding takes a thread for up to a second: one at a time, with one thread of libvips, so that hashing, files and
 * requests keep the other threads and a core.
 */
const decoding = createQueue({ concurrency: 1, waiting: 30 });
/** Pictures for cards: whoever reads does not stop uploads. */
const shrinking = createQueue({ concurrency: 1, waiting: 60 });
sharp.concurrency(1);

/** Side of a logo in pixels; logos are square and opaque, so that they look the same in both colour schemes. */
export const logoPixels = 256;
/** A palette halves a logo of few colours: a list shows a dozen of them. */
export const logoFormat = { palette: true } as const;

/**
 * Maximum length in pixels of the longer side of pictures shown on pages; larger ones are scaled down. Documents are
 * stored as sent.
 */
const shownPixels: Partial<Record<UploadPurpose, number>> = {
  photo: 1200,
  logo: logoPixels,
  workplacePhoto: 1600,
  postingImage: 1600,
  postingFile: 2400,
  blogImage: 1600,
};

/** Options that make sharp throw for a picture that is truncated or too large. */
const readable = { failOn: 'truncated', limitInputPixels: maxPixels } as const;

/** Reads the header alone: nothing is decoded before the size is known. */
const checkPixels = async (bytes: Uint8Array): Promise<void> => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!width || !height) throw new Problem('files.damaged');
  if (Math.max(width, height) > maxPixelsOnSide || width * height > maxPixels)
    throw new Problem('files.too-many-pixels');
};

/** Re-encodes a picture upright, without camera metadata (place, device), scaled down to the size shown. */
const picturedAnew = async (bytes: Uint8Array, mediaType: string, side: number, square: boolean) => {
  const upright = sharp(bytes, readable).autoOrient();
  const sized = square
    ? upright.resize({ width: side, height: side, fit: 'contain', background: '#fff' }).flatten({ background: '#fff' })
    : upright.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const anew =
    mediaType === 'image/png' ? sized.png(square ? logoFormat : {}) : sized.jpeg({ quality: 84, mozjpeg: true });
  const { data, info } = await anew.toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width, height: info.height };
};

/** A stored picture at most `width` pixels wide, for a card; throws `unavailable` while too many pictures wait. */
export const scaledDown = (bytes: Uint8Array, width: number): Promise<Uint8Array> =>
  shrinking.run(() =>
    sharp(bytes, readable)
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer(),
  );

/** A picture as stored: re-encoded for pages, otherwise as sent, after it was decoded completely. */
const checkedPicture = (bytes: Uint8Array, mediaType: string, purpose: UploadPurpose) =>
  decoding.run(async () => {
    try {
      await checkPixels(bytes);
      const side = shownPixels[purpose];
      if (side !== undefined) return await picturedAnew(bytes, mediaType, side, purpose === 'logo');
      // Scaling down decodes every pixel, at a tenth of the cost of computing statistics.
      await sharp(bytes, readable).resize({ width: 64, height: 64, fit: 'inside' }).raw().toBuffer();
      return { bytes, width: null, height: null };
    } catch (error) {
      throw error instanceof Problem ? error : new Problem('files.damaged', { cause: error });
    }
  });

/** A PDF ends with its end mark, possibly followed by what careless programs append. */
const wholePdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(-2048)).includes('%%EOF');

/** A ZIP container ends with its central directory, whose offset is inside the file. */
const wholeZip = (bytes: Uint8Array): boolean => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = buffer.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > buffer.length) return false;
  return buffer.readUInt32LE(end + 12) + buffer.readUInt32LE(end + 16) <= end;
};

/**
 * An old Word file is a container of whole 512-byte sectors; in a truncated file the header refers to missing sectors.
 */
const wholeCompoundFile = (bytes: Uint8Array): boolean => {
  if (bytes.length < 1536) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectorSize = 2 ** view.getUint16(30, true);
  const directoryStart = (view.getUint32(48, true) + 1) * sectorSize;
  const allocationSectors = view.getUint32(44, true);
  return directoryStart < bytes.length && allocationSectors > 0 && allocationSectors * sectorSize < bytes.length;
};

const isWhole = (mediaType: string, bytes: Uint8Array): boolean => {
  if (mediaType === 'application/pdf') return wholePdf(bytes);
  if (mediaType === 'application/msword') return wholeCompoundFile(bytes);
  return wholeZip(bytes);
};

/** The media type detected from the bytes. For old Word files only their container is detected. */
const typeByContent = async (bytes: Uint8Array): Promise<string | null> => {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return type?.mime === 'application/x-cfb' ? 'application/msword' : (type?.mime ?? null);
};

/** An upload as stored. */
export interface CheckedContent {
  /** Detected from the content. */
  mediaType: string;
  bytes: Uint8Array;
  /** Of a picture shown on pages, in pixels. */
  width: number | null;
  height: number | null;
}

/**
 * An upload as stored: pictures for pages are re-encoded, everything else is unchanged. Throws `files.content-mismatch`
 * when the content does not match the name, `files.damaged` when it is truncated or unreadable, `files.too-many-pixels`
 * for a picture larger than any camera's, `unavailable` while too many pictures wait. Name and size are checked before
 * (`fileProblem`).
 */
export async function checkedContent(purpose: UploadPurpose, name: string, bytes: Uint8Array): Promise<CheckedContent> {
  const mediaType = await typeByContent(bytes);
  const endings = mediaType ? allowedTypes[purpose][mediaType] : undefined;
  if (!mediaType || !endings?.includes(fileEnding(name))) throw new Problem('files.content-mismatch');
  if (mediaType.startsWith('image/')) return { mediaType, ...(await checkedPicture(bytes, mediaType, purpose)) };
  if (!isWhole(mediaType, bytes)) throw new Problem('files.damaged');
  return { mediaType, bytes, width: null, height: null };
}
