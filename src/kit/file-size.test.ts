import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [1, '1\u00a0KB', '1\u00a0KB'],
  [655_360, '640\u00a0KB', '640\u00a0KB'],
  [1_048_000, '1.023\u00a0KB', '1,023\u00a0KB'],
  [1_048_500, '1\u00a0MB', '1\u00a0MB'],
  [1_258_291, '1,2\u00a0MB', '1.2\u00a0MB'],
  [5_242_880, '5\u00a0MB', '5\u00a0MB'],
])('%i bytes', (bytes, serbian, english) => {
  expect([formatFileSize(bytes, 'sr'), formatFileSize(bytes, 'en')]).toEqual([serbian, english]);
});
