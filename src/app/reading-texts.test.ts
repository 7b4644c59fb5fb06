import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { pageAddress, siteMap } from '#kit/site-map.ts';
import { isReadingPage } from './reading-pages.ts';
import { servedTexts } from './reading-texts.ts';
import { texts } from './texts.ts';

type Tree = { [key: string]: string | Tree };

const pages = Object.entries(siteMap).map(([name, { path, file }]) => ({
  file: `src/app/pages/${file ?? name}.tsx`,
  reading: isReadingPage(path.replace('{id}', '1')),
}));

/** Everything that a file can load in a browser, now or later: no types, and no `load-*.ts`, which is for the page's loader. */
const withImports = (file: string, known = new Map<string, string>()): Map<string, string> => {
  if (known.has(file) || !existsSync(file) || /\/load-[^/]+\.ts$/.test(file)) return known;
  const text = readFileSync(file, 'utf8').replaceAll(/^(import|export) type [^;]+;/gm, '');
  known.set(file, text);
  for (const [, specifier = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([.#][^']+\.tsx?)'/g))
    withImports(
      specifier.startsWith('.') ? join(dirname(file), specifier) : specifier.replace(/^#(?:src\/)?(\w+)\//, 'src/$1/'),
      known,
    );
  return known;
};

const has = (some: object, path: string): boolean => {
  let node: string | Tree | undefined = some as Tree;
  for (const key of path.split('.')) node = typeof node === 'object' ? node[key] : undefined;
  return node !== undefined;
};

const said = (some: object, path: string): boolean => has(some, path) || has(some, `${path}_other`);

/** Texts that these pages can name and that are not among those they load. */
const missingTexts = (files: readonly string[], loaded: object): string[] => {
  const sources = new Map<string, string>();
  for (const file of ['src/app/root.tsx', 'src/app/entry.client.tsx', ...files]) withImports(file, sources);
  expect(files.length).toBeGreaterThan(10);
  expect(sources.size).toBeGreaterThan(200);
  // Ids of endpoints look like texts, and servers read what browsers do not.
  return [...sources]
    .filter(([file]) => !/\/contract\.ts$|\/server\/|^src\/(?:host|operations)\//.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(/['`]([a-z]\w+(?:\.\w+)+)(?=\.?(?:['`]|\$\{))/gi)]
        .map(([, path = '']) => path)
        .filter((path) => said(texts.sr, path) && !said(loaded, path))
        .map((path) => `${file}: ${path}`),
    );
};

it('every text that a page for reading can name is among those it loads', () => {
  const reading = pages.filter((page) => page.reading).map(({ file }) => file);
  expect(missingTexts(reading, servedTexts.reading.sr)).toEqual([]);
});

it('every text that any page can name is among those of browsers', () => {
  expect(
    missingTexts(
      pages.map(({ file }) => file),
      servedTexts.translation.sr,
    ),
  ).toEqual([]);
});

it('both languages have the same part, and it is less than half of all', () => {
  const length = (some: object) => JSON.stringify(some).length;
  expect(Object.keys(servedTexts.reading.en)).toEqual(Object.keys(servedTexts.reading.sr));
  expect(length(servedTexts.reading.sr)).toBeLessThan(length(servedTexts.translation.sr) / 2);
  expect(has(servedTexts.reading.sr, 'postings.wizard')).toBe(false);
});

it('a page that acts, or belongs to somebody, is not one for reading', () => {
  for (const page of ['login-candidate', 'contact', 'candidate-home', 'posting-create'] as const)
    expect(isReadingPage(pageAddress(page)), page).toBe(false);
  expect(isReadingPage(pageAddress('leaving', 1))).toBe(false);
  expect(isReadingPage('/nema')).toBe(false);
});
