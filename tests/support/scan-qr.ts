import jsQR from 'jsqr';
import type { ReadPdf } from './read-pdf.ts';

/** What a phone reads from a page of a PDF. */
export const scanQr = async (pdf: ReadPdf, page: number): Promise<string> => {
  const { data, width, height } = await pdf.draw(page, 3);
  return jsQR(data, width, height)?.data ?? 'nothing';
};
