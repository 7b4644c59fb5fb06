import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ShareWords } from '../share-picture.ts';
import { shareVersion } from '../share-picture.ts';
import { shareSvg, toPng } from './share-drawing.ts';

const words: ShareWords = {
  title: 'Viši računovođa (m/ž)',
  company: 'Kvarc Računovodstvo',
  facts: ['Beograd, Vračar', '120.000 – 150.000 RSD neto'],
};

const pathsOf = (svg: string): string[] =>
  [...svg.matchAll(/<path transform[^>]*d="([^"]*)"/g)].map(([, d]) => d as string);

describe('the picture of a posting', () => {
  test('is a PNG of the size that readers want, and so is the site’s own', async () => {
    for (const bytes of [await toPng(shareSvg(words)), readFileSync('public/share.png')])
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  test('has no text that a machine’s fonts would have to draw', () => {
    expect(shareSvg(words)).not.toMatch(/<text|font/);
    for (const path of pathsOf(shareSvg(words))) expect(path).toMatch(/^[MLQZ\d. -]+$/);
  });

  test.each(['čćšžđ ČĆŠŽĐ', 'ђњљџћж ЂЊЉЏЋЖ'])('draws each of %s differently from all others', (letters) => {
    const drawn = [...letters.replace(' ', '')].map((title) => pathsOf(shareSvg({ ...words, title }))[1]);
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn).not.toContain('');
  });

  test('takes any words: very long ones, pictograms, signs of markup, blanks', async () => {
    for (const title of ['a'.repeat(120), 'š '.repeat(60), '🎉🎉🎉', '<b>&"\u0001', '\u200b'])
      expect(await toPng(shareSvg({ title, company: title, facts: [title] }))).toBeInstanceOf(Buffer);
  });

  test('has at most three lines of title, the last one ending with …', () => {
    const paths = pathsOf(shareSvg({ ...words, title: 'Prodavačica u maloprodaji '.repeat(8) }));
    // Name of the site, three lines, company, facts.
    expect(paths).toHaveLength(6);
  });
});

test('the version changes with every visible word', () => {
  const all = [words, { ...words, title: 'A' }, { ...words, company: 'A' }, { ...words, facts: [] }];
  expect(new Set(all.map(shareVersion)).size).toBe(4);
  expect(shareVersion({ ...words })).toBe(shareVersion(words));
});
