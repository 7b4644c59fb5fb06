import { expect, test } from 'vitest';
import { isProblem } from '#kit/problem.ts';
import { hostileCvFiles } from '#tests/support/hostile-cv-files.ts';
import { readCvFile } from './read-cv-file.ts';
import { toPreview } from './to-preview.ts';

const preview = async (bytes: Uint8Array) => toPreview(await readCvFile(bytes), '');

const hostile = await hostileCvFiles();
test.each(hostile)('%s', async (_, bytes, codes) => {
  const outcome = await preview(bytes).then(
    ({ leftOut }) => {
      expect(leftOut.length).toBeLessThanOrEqual(61);
      return 'read';
    },
    (error: unknown) => {
      if (!isProblem(error)) throw error;
      return error.code;
    },
  );
  expect(codes).toContain(outcome);
});
