import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { allowedTypes, fileEnding, type UploadPurpose } from '#kit/file-rules.ts';
import { Problem } from '#kit/problem.ts';
import { createQueue } from '../queue.ts';

/** Pictures larger than this are attacks on memory and processors: a few kilobytes can decode to hundreds of megabytes. */
const maxPixelsOnSide = 12_000;
const maxPixels = 40_000_000;

/**
 * Decoding takes a thread for up to a second: one at a time, with a thread of libvips' own, so that hashing, files and
 * requests keep the other threads and a processor.
 */
const decoding = createQueue({ concurrency: 1, waiting: 30 });
sharp.concurrency(1);

/** A logo is a square of so many pixels, opaque: it covers what is behind it, in both colour schemes. */
export const logoPixels = 256;

/**
 * Pixels on the longer side of the pictures that pages show; larger ones are made smaller. Documents stay as they were
 * sent.
 */
const shownPixels: Partial<Record<UploadPurpose, number>> = {
  photo: 1200,
  logo: logoPixels,
  postingImage: 1600,
  postingFile: 2400,
  blogImage: 1600,
};

/** Throws for a picture that cannot be read to its end, or is too large to be. */
const readable = { failOn: 'truncated', limitInputPixels: maxPixels } as const;

/** The header alone: nothing is decoded before the size is known. */
const checkPixels = async (bytes: Uint8Array): Promise<void> => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!width || !height) throw new Problem('files.damaged');
  if (Math.max(width, height) > maxPixelsOnSide || width * height > maxPixels)
    throw new Problem('files.too-many-pixels');
};

/** Re-encodes a picture upright, without metadata of cameras (place, device), and no larger than it is shown. */
const picturedAnew = async (bytes: Uint8Array, mediaType: string, side: number, square: boolean) => {
  const upright = sharp(bytes, readable).autoOrient();
  const sized = square
    ? upright.resize({ width: side, height: side, fit: 'contain', background: '#fff' }).flatten({ background: '#fff' })
    : upright.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const anew = mediaType === 'image/png' ? sized.png() : sized.jpeg({ quality: 84, mozjpeg: true });
  const { data, info } = await anew.toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width, height: info.height };
};

/** A picture as stored: re-encoded for pages, otherwise as sent, after it was decoded to its end. */
const checkedPicture = (bytes: Uint8Array, mediaType: string, purpose: UploadPurpose) =>
  decoding.run(async () => {
    try {
      await checkPixels(bytes);
      const side = shownPixels[purpose];
      if (side !== undefined) return await picturedAnew(bytes, mediaType, side, purpose === 'logo');
      // Made small, it is read to its last pixel and costs a tenth of what its statistics would.
      await sharp(bytes, readable).resize({ width: 64, height: 64, fit: 'inside' }).raw().toBuffer();
      return { bytes, width: null, height: null };
    } catch (error) {
      throw error instanceof Problem ? error : new Problem('files.damaged', { cause: error });
    }
  });

/** A PDF ends with its end mark, give or take what careless programs append. */
const wholePdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(-2048)).includes('%%EOF');

/** A ZIP container ends with its central directory, and that lies inside the file. */
const wholeZip = (bytes: Uint8Array): boolean => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = buffer.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > buffer.length) return false;
  return buffer.readUInt32LE(end + 12) + buffer.readUInt32LE(end + 16) <= end;
};

/** An old Word file is a container of whole 512-byte sectors; its header names more sectors than a cut one has. */
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

/** What the bytes say they are. Old Word files show only their container. */
const typeByContent = async (bytes: Uint8Array): Promise<string | null> => {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return type?.mime === 'application/x-cfb' ? 'application/msword' : (type?.mime ?? null);
};

/** An upload as it is kept. */
export interface CheckedContent {
  /** By content. */
  mediaType: string;
  bytes: Uint8Array;
  /** Of a picture that pages show, in pixels. */
  width: number | null;
  height: number | null;
}

/**
 * An upload as stored: a picture for pages is re-encoded, everything else stays. Throws `files.content-mismatch` when
 * the content is not what the name says, `files.damaged` when it is cut off or cannot be read,
 * `files.too-many-pixels` for a picture larger than any camera's, `unavailable` while very many pictures wait. Name
 * and size are checked before (`fileProblem`).
 */
export async function checkedContent(purpose: UploadPurpose, name: string, bytes: Uint8Array): Promise<CheckedContent> {
  const mediaType = await typeByContent(bytes);
  const endings = mediaType ? allowedTypes[purpose][mediaType] : undefined;
  if (!mediaType || !endings?.includes(fileEnding(name))) throw new Problem('files.content-mismatch');
  if (mediaType.startsWith('image/')) return { mediaType, ...(await checkedPicture(bytes, mediaType, purpose)) };
  if (!isWhole(mediaType, bytes)) throw new Problem('files.damaged');
  return { mediaType, bytes, width: null, height: null };
}
