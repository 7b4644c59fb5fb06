import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { allowedTypes, fileEnding, type UploadPurpose } from '#shared/file-rules.ts';
import { Problem } from '#shared/problem.ts';

/** Pictures larger than this on one side are no photos of people or logos but attacks on memory. */
const maxPixelsOnSide = 12_000;

/** Of a picture that is written anew for pages: decoded, each million of pixels takes four megabytes of memory. */
const maxShownPixels = 40_000_000;

/**
 * Pixels on the longer side of the pictures that pages show; larger ones are made smaller. Documents stay as they were
 * sent.
 */
const shownPixels: Partial<Record<UploadPurpose, number>> = {
  photo: 1200,
  logo: 512,
  postingImage: 1600,
  postingFile: 2400,
  blogImage: 1600,
};

const wholePicture = async (bytes: Uint8Array, shown: boolean): Promise<boolean> => {
  try {
    // The header alone: nothing is decoded before the size is known.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!width || !height) return false;
    const tooMany = Math.max(width, height) > maxPixelsOnSide || (shown && width * height > maxShownPixels);
    if (tooMany) throw new Problem('files.too-many-pixels');
    await sharp(bytes, { failOn: 'truncated', limitInputPixels: maxPixelsOnSide ** 2 }).stats();
    return true;
  } catch (error) {
    if (error instanceof Problem) throw error;
    return false;
  }
};

/** The picture upright and anew: without what cameras write into it (place, device), and no larger than it is shown. */
const picturedAnew = async (bytes: Uint8Array, mediaType: string, longerSide: number) => {
  const upright = sharp(bytes, { limitInputPixels: maxPixelsOnSide ** 2 })
    .autoOrient()
    .resize({ width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true });
  const anew = mediaType === 'image/png' ? upright.png() : upright.jpeg({ quality: 84, mozjpeg: true });
  const { data, info } = await anew.toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width, height: info.height };
};

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
  return (
    directoryStart < bytes.length && allocationSectors > 0 && allocationSectors * sectorSize < bytes.length
  );
};

const isWhole = (mediaType: string, bytes: Uint8Array, shown: boolean): Promise<boolean> | boolean => {
  if (mediaType.startsWith('image/')) return wholePicture(bytes, shown);
  if (mediaType === 'application/pdf') return wholePdf(bytes);
  if (mediaType === 'application/msword') return wholeCompoundFile(bytes);
  return wholeZip(bytes);
};

/** What the bytes say they are. Old Word files show only their container. */
const typeByContent = async (bytes: Uint8Array): Promise<string | null> => {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found?.mime === 'application/x-cfb' ? 'application/msword' : (found?.mime ?? null);
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
 * An upload as it is kept: a picture for pages is written anew, everything else stays. Throws `files.content-mismatch`
 * when the content is not what the name says, `files.damaged` when it is cut off or cannot be read,
 * `files.too-many-pixels` for a picture no page shows. Name and size are checked before (`fileProblem`).
 */
export async function checkedContent(
  purpose: UploadPurpose,
  name: string,
  bytes: Uint8Array,
): Promise<CheckedContent> {
  const mediaType = await typeByContent(bytes);
  const endings = mediaType ? allowedTypes[purpose][mediaType] : undefined;
  if (!mediaType || !endings?.includes(fileEnding(name))) throw new Problem('files.content-mismatch');
  const longerSide = shownPixels[purpose];
  if (!(await isWhole(mediaType, bytes, longerSide !== undefined))) throw new Problem('files.damaged');
  if (longerSide === undefined || !mediaType.startsWith('image/')) {
    return { mediaType, bytes, width: null, height: null };
  }
  return { mediaType, ...(await picturedAnew(bytes, mediaType, longerSide)) };
}
