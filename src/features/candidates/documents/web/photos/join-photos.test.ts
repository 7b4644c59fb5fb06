import { expect, test } from 'vitest';
import { maxFileBytes } from '#features/files/file-rules.ts';
import { type DrawPhoto, joinPhotos, PhotosProblem } from './join-photos.ts';

const photos = (...names: string[]) => names.map((name) => new File(['x'], name, { type: 'image/jpeg' }));

/** Stub that draws photos with the given number of bytes at each size, the largest size first. */
const drawing = (...bytes: number[]) => {
  const drawn: string[] = [];
  const longest = [2000, 1600, 1200];
  const draw: DrawPhoto = async (file, size) => {
    drawn.push(`${file.name} ${size.longest}`);
    return { bytes: new Uint8Array(bytes[longest.indexOf(size.longest)] ?? 0), width: 3, height: 4 };
  };
  return { drawn, draw };
};

test('photos that fit are drawn once, in their order', async () => {
  const { drawn, draw } = drawing(1000);
  const pdf = await joinPhotos(photos('b.jpg', 'a.png'), 'Diploma', draw);
  expect(drawn).toEqual(['b.jpg 2000', 'a.png 2000']);
  expect([pdf.name, pdf.type]).toEqual(['Diploma.pdf', 'application/pdf']);
  expect((await pdf.text()).slice(0, 8)).toBe('%PDF-1.7');
});

test('too large ones are drawn smaller', async () => {
  const { drawn, draw } = drawing(maxFileBytes, 1000);
  const pdf = await joinPhotos(photos('a.jpg', 'b.jpg'), 'Diploma', draw);
  expect(drawn).toEqual(['a.jpg 2000', 'b.jpg 2000', 'a.jpg 1600', 'b.jpg 1600']);
  expect(pdf.size).toBeLessThan(maxFileBytes);
});

test('what is too large at every size is refused, also when only the frame is too much', async () => {
  for (const size of [maxFileBytes + 1, maxFileBytes]) {
    const { draw } = drawing(size, size, size);
    await expect(joinPhotos(photos('a.jpg'), 'Diploma', draw)).rejects.toMatchObject({ code: 'too-large' });
  }
});

test('a file that is no photo is named', async () => {
  const draw: DrawPhoto = async ({ name }) => {
    throw new PhotosProblem('unreadable', name);
  };
  const joining = joinPhotos(photos('nije.jpg'), 'Diploma', draw);
  await expect(joining).rejects.toMatchObject({ code: 'unreadable', file: 'nije.jpg' });
});
