import { maxFileBytes } from '#kit/file-rules.ts';
import { type JpegPage, photosPdf } from './photos-pdf.ts';

/** Most photos of one PDF. */
export const maxPhotos = 20;

/** Why photos cannot be joined. */
export class PhotosProblem extends Error {
  readonly code: 'unreadable' | 'too-large';
  /** The photo that it is about, where it is about one. */
  readonly file: string;

  constructor(code: 'unreadable' | 'too-large', file = '') {
    super(code);
    this.code = code;
    this.file = file;
  }
}

/** Longer side in pixels and quality of what goes into the PDF: the first that fits is taken. */
const sizes = [
  { longest: 2000, quality: 0.82 },
  { longest: 1600, quality: 0.72 },
  { longest: 1200, quality: 0.6 },
] as const;

type Size = (typeof sizes)[number];

/** Draws a photo, turned as its camera meant, on white and not larger than asked for. Throws when it is no picture. */
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
  // The memory of a canvas is freed late otherwise, on phones too late.
  canvas.width = 0;
  canvas.height = 0;
  if (!blob) throw new PhotosProblem('unreadable', file.name);
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height };
};

/**
 * Photos as one PDF of at most 5 MB, a page each, in their order. Throws `PhotosProblem`.
 * @param name of the file, without its ending
 */
export async function joinPhotos(files: readonly File[], name: string, draw: DrawPhoto = drawOnCanvas): Promise<File> {
  for (const size of sizes) {
    const pages: JpegPage[] = [];
    let bytes = 0;
    for (const file of files) {
      const page = await draw(file, size);
      pages.push(page);
      bytes += page.bytes.byteLength;
      // The smaller ones are still to be tried.
      if (bytes > maxFileBytes) break;
    }
    if (bytes > maxFileBytes) continue;
    const pdf = photosPdf(pages, name);
    if (pdf.byteLength <= maxFileBytes) return new File([pdf], `${name}.pdf`, { type: 'application/pdf' });
  }
  throw new PhotosProblem('too-large');
}
