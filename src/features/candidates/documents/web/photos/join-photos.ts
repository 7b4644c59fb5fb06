import { maxFileBytes } from '#features/files/file-rules.ts';
import { type JpegPage, photosPdf } from './photos-pdf.ts';

/** Max photos in one PDF. */
export const maxPhotos = 20;

/** Why photos cannot be joined. */
export class PhotosProblem extends Error {
  readonly code: 'unreadable' | 'too-large';
  /** Name of the photo that caused the problem; empty when no single photo did. */
  readonly file: string;

  constructor(code: 'unreadable' | 'too-large', file = '') {
    super(code);
    this.code = code;
    this.file = file;
  }
}

/** Longer side in pixels and JPEG quality of the photos in the PDF; the first that fits is used. */
const sizes = [
  { longest: 2000, quality: 0.82 },
  { longest: 1600, quality: 0.72 },
  { longest: 1200, quality: 0.6 },
] as const;

type Size = (typeof sizes)[number];

/** Draws a photo on white, with its EXIF orientation and scaled down to `size`. Throws when it is not a picture. */
export type DrawPhoto = (file: File, size: Size) => Promise<JpegPage>;

const drawOnCanvas: DrawPhoto = async (file, { longest, quality }) => {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PhotosProblem('unreadable', file.name);
  }
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  const { width, height } = canvas;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  // Frees the memory of the canvas at once; otherwise phones may run out of it.
  canvas.width = 0;
  canvas.height = 0;
  if (!blob) throw new PhotosProblem('unreadable', file.name);
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height };
};

/**
 * Joins photos into one PDF of at most 5 MB, one page each, in order. Throws `PhotosProblem`.
 * @param name of the file, without its extension
 */
export async function joinPhotos(files: readonly File[], name: string, draw: DrawPhoto = drawOnCanvas): Promise<File> {
  for (const size of sizes) {
    const pages: JpegPage[] = [];
    let bytes = 0;
    for (const file of files) {
      const page = await draw(file, size);
      pages.push(page);
      bytes += page.bytes.byteLength;
      // Too large: try the next smaller size.
      if (bytes > maxFileBytes) break;
    }
    if (bytes > maxFileBytes) continue;
    const pdf = photosPdf(pages, name);
    if (pdf.byteLength <= maxFileBytes) return new File([pdf], `${name}.pdf`, { type: 'application/pdf' });
  }
  throw new PhotosProblem('too-large');
}
