import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#features/accounts/passwords/server/passwords.ts';
import { isProblem } from '#kit/problem.ts';
import { samplePicture } from '#tests/support/sample-files.ts';
import { type UploadPurpose, uploadPurposes } from '../file-rules.ts';
import { checkedContent } from './file-content.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A black PNG of one bit a pixel: some kilobytes however large it is. */
const blank = (width: number, height: number): Uint8Array => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const check = (purpose: UploadPurpose, bytes: Uint8Array): Promise<string> =>
  checkedContent(purpose, 'slika.png', new Uint8Array(bytes)).then(
    () => 'taken',
    (error: unknown) => (isProblem(error) ? error.code : 'broken'),
  );

describe.each(uploadPurposes)('a picture as %s', (purpose) => {
  test('is refused by its header when it is larger than 40 megapixels or 12,000 on a side', async () => {
    expect(await check(purpose, blank(12_001, 2))).toBe('files.too-many-pixels');
    const huge = blank(8001, 5000);
    expect(await check(purpose, huge)).toBe('files.too-many-pixels');
    // Cut off after the header: a decoder reports that it is damaged.
    expect(await check(purpose, huge.slice(0, 200))).toBe('files.too-many-pixels');
  });

  test('is damaged when it is cut off', async () => {
    const whole = await samplePicture('png', 200);
    expect(await check(purpose, whole)).toBe('taken');
    const interlaced = new Uint8Array(await sharp(whole).png({ progressive: true }).toBuffer());
    for (const picture of [whole, interlaced])
      expect(await check(purpose, picture.slice(0, picture.length * 0.9))).toBe('files.damaged');
  });
});

test('12,000 pixels on each side in 17 kB are never decoded: their header is enough', async () => {
  const huge = blank(12_000, 12_000);
  expect(huge.length).toBeLessThan(20_000);
  for (const purpose of ['photo', 'document'] as const)
    for (const bytes of [huge, huge.slice(0, 100)]) expect(await check(purpose, bytes)).toBe('files.too-many-pixels');
});

test('the largest picture is taken', async () => {
  expect(await check('document', blank(8000, 5000))).toBe('taken');
});

describe('forty pictures at once', () => {
  test('are read one after the other, and those beyond the limit are refused', async () => {
    const picture = blank(2000, 2000);
    const answers = await Promise.all(Array.from({ length: 40 }, () => check('document', picture)));
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(31);
    expect(answers.filter((answer) => answer === 'unavailable')).toHaveLength(9);
  });

  test('do not keep a password waiting', async () => {
    const picture = blank(6000, 6000);
    const done: string[] = [];
    const pictures = Array.from({ length: 30 }, async () => done.push(await check('document', picture)));
    const password = hashPassword('Šljiva 2026!').then(() => done.push('password'));
    await Promise.all([...pictures, password]);
    expect(done).toHaveLength(31);
    expect(done.indexOf('password')).toBeLessThan(15);
  });
});

test.each([
  ['a wide one', { width: 300, height: 60 }],
  ['a small one', { width: 40, height: 40 }],
])('a logo becomes an opaque white square: %s', async (_, size) => {
  const clear = await sharp({ create: { ...size, channels: 4, background: '#00800080' } })
    .png()
    .toBuffer();
  const logo = await checkedContent('logo', 'logo.png', new Uint8Array(clear));
  expect(logo).toMatchObject({ width: 256, height: 256, mediaType: 'image/png' });
  expect(logo.bytes.length).toBeLessThan(3000);
  expect((await sharp(logo.bytes).stats()).isOpaque).toBe(true);
  const corner = await sharp(logo.bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect([...corner]).toEqual(size.width === size.height ? [127, 191, 127] : [255, 255, 255]);
});
