import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { blogArts } from '#features/content/blog/blog-categories.ts';
import { companyMark, type ShareCard, shareCard, shareFormats, shareVersion } from '../share-card.ts';
import { cardSvg, drawCard } from './card-drawing.ts';
import { colours, drawingColours } from './colours.ts';

const url = '/api/services/files/1/public';
const card = shareCard({
  company: companyMark(4, 'Kvarc', url),
  over: 'Kvarc',
  under: 'Beograd',
  heading: 'Zidar',
  figure: '120.000',
  line: 'do 12. 12.',
});
const article = (picture: string | null, drawing: (typeof blogArts)[number] = 'door') =>
  shareCard({ heading: 'Saveti', art: { drawing, picture } });

const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c00' } })
  .jpeg()
  .toBuffer();
const opened = async () => photo;
const missing = async () => null;

test('pictures are PNG of the sizes that readers want, and so is the site’s own', async () => {
  for (const format of ['preview', 'story'] as const) {
    const [width, height] = shareFormats[format];
    const drawn = await sharp(await drawCard(card, format, opened)).metadata();
    expect(drawn).toMatchObject({ format: 'png', width, height });
  }
  expect(await sharp(readFileSync('public/share.png')).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('a picture has no text that a machine’s fonts would have to draw', async () => {
  const svg = await cardSvg(card, 'preview', missing);
  expect(svg).not.toMatch(/<text|font/);
  for (const [, d] of svg.matchAll(/<path transform[^>]*d="([^"]*)"/g)) expect(d).toMatch(/^[MLQZ\d. -]+$/);
});

test('any words can be drawn: very long ones, pictograms, signs of markup, blanks', async () => {
  for (const heading of ['a'.repeat(120), 'š '.repeat(60), '🎉🎉🎉', '<b>&"\u0001', '\u200b'])
    expect(await drawCard({ ...card, heading, over: heading, figure: heading }, 'preview', missing)).toBeInstanceOf(
      Buffer,
    );
});

describe('the mark', () => {
  test('is the logo, and initials where it cannot be read', async () => {
    expect(await cardSvg(card, 'preview', opened)).toContain('<image ');
    const without = await cardSvg(card, 'preview', missing);
    expect(without).not.toContain('<image ');
    expect(without).toBe(await cardSvg({ ...card, company: companyMark(4, 'Kvarc', null) }, 'preview', missing));
  });
});

describe('the art of an article', () => {
  test('is its picture, and its drawing where there is none', async () => {
    expect(await cardSvg(article(url), 'preview', opened)).toContain('<image ');
    expect(await cardSvg(article(url), 'preview', missing)).toBe(await cardSvg(article(null), 'preview', missing));
  });

  test('can be any drawing of the blog', async () => {
    const drawn = await Promise.all(blogArts.map((art) => cardSvg(article(null, art), 'preview', missing)));
    expect(new Set(drawn).size).toBe(blogArts.length);
    for (const svg of drawn) expect(svg).not.toContain('undefined');
  });
});

test('the colours are those of the pages', () => {
  const css = readFileSync('src/ui/styles/tokens.css', 'utf8');
  /** The first value is that of the light scheme. */
  const tokenOf = (name: string): string | undefined => new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
  const resolved = (name: string): string | undefined => {
    const value = tokenOf(name);
    const [, other] = /^var\(--(.+)\)$/.exec(value ?? '') ?? [];
    return other ? resolved(other) : value;
  };
  const names = { board: 'dunav-8', danube: 'dunav-6', pale: 'dunav-2', quince: 'dunja-4' } as const;
  for (const [name, token] of Object.entries(names)) expect(colours[name as keyof typeof names]).toBe(resolved(token));
  for (const [token, colour] of Object.entries(drawingColours)) expect(colour, token).toBe(resolved(token));
});

test('the version changes with everything that is shown', () => {
  const full = { ...card, art: { drawing: 'door', picture: url } } satisfies ShareCard;
  const changes = Object.keys(full).map((name) => ({ ...full, [name]: 'changed' }) as ShareCard);
  const inside = [
    { ...full, company: companyMark(5, 'Kvarc', url) },
    { ...full, company: companyMark(4, 'Kvarc', null) },
    { ...full, art: { ...full.art, picture: null } },
  ];
  const versions = [full, ...changes, ...inside].map(shareVersion);
  expect(new Set(versions).size).toBe(versions.length);
  expect(shareVersion({ ...card })).toBe(shareVersion(card));
});
