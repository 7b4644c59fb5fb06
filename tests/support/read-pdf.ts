import { createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  /** Text of every page in reading order, blanks folded. */
  pages: string[];
  info: Record<string, unknown>;
  /** A page as pixels, at a scale of pixels per point. */
  draw(
    page: number,
    scale: number,
  ): Promise<{ data: Uint8ClampedArray; width: number; height: number; png: Buffer }>;
}

/** Opens a PDF as a reader does. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The reader takes ownership of its input.
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
    pages.push(text.replace(/\s+/gu, ' ').trim());
  }
  return {
    pages,
    info: (await document.getMetadata()).info as Record<string, unknown>,
    async draw(number, scale) {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale });
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      const { width, height } = canvas;
      await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
      const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
      return { data, width, height, png: canvas.toBuffer('image/png') };
    },
  };
}
