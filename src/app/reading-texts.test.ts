import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { pageAddress, siteMap } from '#shared/site-map.ts';
import { isReadingPage } from './reading-pages.ts';
import { servedTexts } from './reading-texts.ts';

type Tree = { [key: string]: string | Tree };

const files = Object.entries(siteMap)
  .filter(([, { path }]) => isReadingPage(path.replace('{id}', '1')))
  .map(([name, { file }]) => `src/app/pages/${file ?? name}.tsx`);

/** Everything that a file can load, now or later; types are gone by then. */
const withImports = (file: string, known = new Map<string, string>()): Map<string, string> => {
  if (known.has(file) || !existsSync(file)) return known;
  const text = readFileSync(file, 'utf8').replaceAll(/^(import|export) type [^;]+;/gm, '');
  known.set(file, text);
  for (const [, specifier = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([.#][^']+\.tsx?)'/g))
    withImports(
      specifier.startsWith('.')
        ? join(dirname(file), specifier)
        : specifier.replace(/^#(?:src\/)?(\w+)\//, 'src/$1/'),
      known,
    );
  return known;
};

const has = (texts: object, path: string): boolean => {
  let node: string | Tree | undefined = texts as Tree;
  for (const key of path.split('.')) node = typeof node === 'object' ? node[key] : undefined;
  return node !== undefined;
};

const said = (texts: object, path: string): boolean => has(texts, path) || has(texts, `${path}_other`);

it('every text that a page for reading can name is among those it loads', () => {
  const sources = new Map<string, string>();
  for (const file of ['src/app/root.tsx', 'src/app/entry.client.tsx', ...files]) withImports(file, sources);
  expect(files.length).toBeGreaterThan(10);
  expect(sources.size).toBeGreaterThan(200);
  const all = servedTexts.translation.sr as Tree;
  // Ids of endpoints look like texts.
  const missing = [...sources]
    .filter(([file]) => !file.endsWith('/contract.ts'))
    .flatMap(([file, text]) =>
      [...text.matchAll(/['`]([a-z]\w+(?:\.\w+)+)(?=\.?(?:['`]|\$\{))/gi)]
        .map(([, path = '']) => path)
        .filter((path) => said(all, path) && !said(servedTexts.reading.sr, path))
        .map((path) => `${file}: ${path}`),
    );
  expect(missing).toEqual([]);
});

it('both languages have the same part, and it is less than half of all', () => {
  const length = (texts: object) => JSON.stringify(texts).length;
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
