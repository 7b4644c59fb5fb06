import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteMap } from '#kit/site-map.ts';
import routes from './routes.ts';

const folderOf = (plugin?: string): URL =>
  new URL(plugin ? `../plugins/${plugin}/pages/` : './pages/', import.meta.url);
/** Pages of the map, but those of plugins that are not there. */
const pages = Object.entries(siteMap).filter(([, { plugin }]) => !plugin || existsSync(folderOf(plugin)));
const sourceOf = (file: string, plugin?: string): string =>
  readFileSync(new URL(`${file}.tsx`, folderOf(plugin)), 'utf8');

test('every page that is built has its route, with an id of its own', () => {
  const flat = (entries: typeof routes, parent = ''): { path: string; id: string }[] =>
    entries.flatMap(({ path = '', id, file, children = [] }) => {
      const whole = `${parent}/${path.replace(':id', '{id}')}`;
      return [{ path: whole, id: id ?? file }, ...flat(children, whole)];
    });
  const all = flat(routes);
  const built = pages.filter(([, { file }]) => file !== null).map(([, { path }]) => path);
  expect(all.map(({ path }) => path).sort()).toEqual([...built, '/*'].sort());
  const ids = all.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('pages of plugins are exactly the files that plugins have', () => {
  const named = pages.flatMap(([name, { plugin }]) => (plugin ? [`${plugin} ${name}.tsx`] : []));
  const plugins = [...new Set(pages.flatMap(([, { plugin }]) => plugin ?? []))];
  const files = plugins.flatMap((plugin) => readdirSync(folderOf(plugin)).map((file) => `${plugin} ${file}`));
  expect(named.sort()).toEqual(files.sort());
});

test('every file among the pages is a page of the map, the gallery of components or the one for what is not found', () => {
  const named = pages.flatMap(([name, { file = name, plugin }]) => (file === null || plugin ? [] : [`${file}.tsx`]));
  const files = readdirSync(folderOf());
  expect([...new Set(named), 'not-found.tsx', 'ui-gallery.tsx'].sort()).toEqual(files.sort());
});

test('the map names as answering forms exactly the pages that do', () => {
  const answering = pages.filter(
    ([name, { file = name, plugin }]) =>
      file !== null && /export (?:const|async function|function) action\b/.test(sourceOf(file, plugin)),
  );
  expect(answering.map(([name]) => name)).toEqual(pages.flatMap(([name, { form }]) => (form ? [name] : [])));
});

test('no page that guests may see requires a user', () => {
  for (const [name, { file = name, access, plugin }] of pages)
    if (file !== null && ['everybody', 'signed-out'].includes(access))
      expect(sourceOf(file, plugin), name).not.toMatch(/\buserOf\(/);
});
