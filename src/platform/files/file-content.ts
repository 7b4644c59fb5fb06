import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { allowedTypes, fileEnding, type UploadPurpose } from '#shared/file-rules.ts';
import { Problem } from '#shared/problem.ts';

/** Pictures larger than this on one side are no photos of people or logos but attacks on memory. */
const maxPixelsOnSide = 12_000;

const wholePicture = async (bytes: Uint8Array): Promise<boolean> => {
  try {
    const picture = sharp(bytes, {
      failOn: 'truncated',
      limitInputPixels: maxPixelsOnSide * maxPixelsOnSide,
    });
    const { width, height } = await picture.metadata();
    if (!width || !height || width > maxPixelsOnSide || height > maxPixelsOnSide) return false;
    await picture.stats();
    return true;
  } catch {
    return false;
  }
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

const isWhole = (mediaType: string, bytes: Uint8Array): Promise<boolean> | boolean => {
  if (mediaType.startsWith('image/')) return wholePicture(bytes);
  if (mediaType === 'application/pdf') return wholePdf(bytes);
  if (mediaType === 'application/msword') return wholeCompoundFile(bytes);
  return wholeZip(bytes);
};

/** What the bytes say they are. Old Word files show only their container. */
const typeByContent = async (bytes: Uint8Array): Promise<string | null> => {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found?.mime === 'application/x-cfb' ? 'application/msword' : (found?.mime ?? null);
};

/**
 * The media type of an upload by its content. Throws `files.content-mismatch` when the content is not what the name
 * says, `files.damaged` when it is cut off or cannot be read. Name and size are checked before (`fileProblem`).
 */
export async function checkedMediaType(
  purpose: UploadPurpose,
  name: string,
  bytes: Uint8Array,
): Promise<string> {
  const mediaType = await typeByContent(bytes);
  const endings = mediaType ? allowedTypes[purpose][mediaType] : undefined;
  if (!mediaType || !endings?.includes(fileEnding(name))) throw new Problem('files.content-mismatch');
  if (!(await isWhole(mediaType, bytes))) throw new Problem('files.damaged');
  return mediaType;
}
