import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import { createRecompression } from './recompression.ts';
import { encodedBody, type Rendered, toRendered } from './rendered-page.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

const text = readFileSync('docs/rules.md', 'utf8');
const bytesOf = async (page: Rendered): Promise<number> => (await encodedBody(page, 'br')).length;
const pageOf = (body: string): Rendered =>
  toRendered(new Response(null, { headers: { 'content-type': 'text/html' } }), body, {
    nonce: 'n',
    https: true,
    development: false,
  });

test('of the pages that are sent again one a second is made small; the others wait for their turn', async () => {
  const recompress = createRecompression();
  const pages = [pageOf(text), pageOf(`${text} 1`), pageOf(`${text} 2`)] as const;
  const [once, first, second] = pages;
  const sent = await Promise.all(pages.map(bytesOf));
  const smaller = async () => {
    const sizes = await Promise.all(pages.map(bytesOf));
    return pages.filter((_, at) => (sizes[at] ?? 0) < (sent[at] ?? 0));
  };
  await Promise.all(pages.map(recompress));
  expect(await smaller()).toEqual([]);

  await Promise.all([first, second].map(recompress));
  expect(await smaller()).toEqual([first]);
  now = 999;
  await Promise.all([first, second].map(recompress));
  expect(await smaller()).toEqual([first]);
  now = 1000;
  await Promise.all([first, second].map(recompress));
  expect(await smaller()).toEqual([first, second]);
  expect(second.ready.br).toBe(await encodedBody(second, 'br'));
  expect(brotliDecompressSync(await encodedBody(second, 'br')).toString()).toBe(`${text} 2`);
  expect(await bytesOf(once)).toBe(sent[0]);
});

test('what would come out longer stays, and what cannot be made stops nobody', async () => {
  const recompress = createRecompression();
  const again = async (page: Rendered): Promise<void> => {
    await recompress(page);
    await recompress(page);
    now += 1000;
  };
  const short = pageOf(text);
  short.encoded.br = Promise.resolve(new Uint8Array(1));
  await again(short);
  expect(await bytesOf(short)).toBe(1);

  const broken = pageOf(text);
  broken.encoded.br = Promise.reject(new Error('no memory'));
  await again(broken);
  const next = pageOf(text);
  const before = await bytesOf(next);
  await again(next);
  expect(await bytesOf(next)).toBeLessThan(before);
});
