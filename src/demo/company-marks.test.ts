import { expect, test } from 'vitest';
import { drawMark, markNames } from './company-marks.ts';

test('every mark is light enough for a row of a list, whichever companies the hour puts on its first page', async () => {
  const sizes = await Promise.all(markNames.map(async (mark) => (await drawMark({ mark, palette: 0 })).byteLength));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(5000);
});
