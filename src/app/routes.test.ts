import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteMap } from '#kit/site-map.ts';
import routes from './routes.ts';

const pages = Object.entries(siteMap);
const sourceOf = (file: string): string =>
  readFileSync(new URL(`./pages/${file}.tsx`, import.meta.url), 'utf8');

test('every page that is built has its route, with an id of its own', () => {
  const addresses = routes.map(({ path = '' }) => `/${path.replace(':id', '{id}')}`);
  const built = pages.filter(([, { file }]) => file !== null).map(([, { path }]) => path);
  expect(addresses).toEqual([...built, '/*']);
  const ids = routes.map(({ id, file }) => id ?? file);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every file among the pages is a page of the map, the gallery of components or the one for what is not found', () => {
  const named = pages.flatMap(([name, { file = name }]) => (file === null ? [] : [`${file}.tsx`]));
  const files = readdirSync(new URL('./pages', import.meta.url));
  expect([...new Set(named), 'not-found.tsx', 'ui-gallery.tsx'].sort()).toEqual(files.sort());
});

test('the map names as answering forms exactly the pages that do', () => {
  const answering = pages.filter(
    ([name, { file = name }]) =>
      file !== null && /export (?:const|async function|function) action\b/.test(sourceOf(file)),
  );
  expect(answering.map(([name]) => name)).toEqual(pages.flatMap(([name, { form }]) => (form ? [name] : [])));
});

test('no page that guests may see requires a user', () => {
  for (const [name, { file = name, access }] of pages)
    if (file !== null && ['everybody', 'signed-out'].includes(access))
      expect(sourceOf(file), name).not.toMatch(/\buserOf\(/);
});
