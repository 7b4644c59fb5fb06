import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessOf } from './path-access.ts';
import { sitemapPages } from './sitemap-pages.ts';

/** Left out on purpose: steps that a mail or another page leads to, the administrators' door, the error page. */
const leftOut = [
  '/prijava/administrator',
  '/lozinka/zaboravljena',
  '/lozinka/resetovanje',
  '/email/verifikacija',
  '/email/verifikuj',
  '/email/odjava',
  '/error',
];

const routes = readFileSync(new URL('./routes.ts', import.meta.url), 'utf8');
const fixedPaths = [
  '/',
  ...[...routes.matchAll(/route\(\s*'([^']+)'/g)].map(([, path]) => `/${path}`),
].filter((path) => !/[:*]|_ui/.test(path));

test('every page with a fixed path that a guest may open is in the sitemap or left out on purpose', () => {
  const open = fixedPaths.filter((path) => ['everybody', 'signed-out'].includes(accessOf(path) ?? ''));
  expect([...sitemapPages.map(({ path }) => path), ...leftOut].sort()).toEqual(open.sort());
});
