import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPdf } from '#tests/support/read-pdf.ts';
import { type JpegPage, photosPdf } from './photos-pdf.ts';

const jpeg = async (width: number, height: number, background: string): Promise<JpegPage> => ({
  width,
  height,
  bytes: new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  ),
});

/** The colour in the middle of a page, and at its edge. */
const coloursOf = async (pdf: Awaited<ReturnType<typeof readPdf>>, page: number) => {
  const { data, width, height } = await pdf.draw(page, 0.5);
  const at = (x: number, y: number) => [...data.slice(4 * (y * width + x), 4 * (y * width + x) + 3)];
  return { middle: at(width >> 1, height >> 1), edge: at(2, 2), lies: width > height };
};

test('each photo is a page of its own, upright or lying, under a title with any letters', async () => {
  const pages = [await jpeg(300, 400, '#c81e1e'), await jpeg(500, 200, '#1e32c8')];
  const pdf = await readPdf(photosPdf(pages, 'Diploma Đorđević, Ђорђевић 😀'));
  expect(pdf.pages).toHaveLength(2);
  expect(pdf.info['Title']).toBe('Diploma Đorđević, Ђорђевић 😀');
  const [first, second] = [await coloursOf(pdf, 1), await coloursOf(pdf, 2)];
  expect([first.lies, second.lies]).toEqual([false, true]);
  const near = (is: number[], wanted: number[]) =>
    wanted.forEach((value, at) => {
      expect(Math.abs((is[at] ?? 0) - value)).toBeLessThan(6);
    });
  near(first.middle, [200, 30, 30]);
  near(second.middle, [30, 50, 200]);
  near(first.edge, [255, 255, 255]);
});

test('twenty pages, and a title that is no PDF syntax', async () => {
  const page = await jpeg(10, 10, '#ffffff');
  const pdf = await readPdf(
    photosPdf(
      Array.from({ length: 20 }, () => page),
      ') >> endobj <script>',
    ),
  );
  expect(pdf.pages).toHaveLength(20);
  expect(pdf.info['Title']).toBe(') >> endobj <script>');
});
