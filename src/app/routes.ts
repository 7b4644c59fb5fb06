import { existsSync } from 'node:fs';
import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type PageName, siteMap } from '#kit/site-map.ts';

const pages = Object.keys(siteMap) as PageName[];

/**
 * The route of a page of the site map, with those of the pages in it; none for a page that is not built yet, or whose
 * plugin is missing.
 * @param parent path of the page it is within
 */
const toRoute = (name: PageName, parent = ''): RouteConfigEntry[] => {
  const { path, file = name, plugin } = siteMap[name];
  if (file === null || (plugin && !existsSync(`src/plugins/${plugin}`))) return [];
  const module = `${plugin ? `../plugins/${plugin}/` : ''}pages/${file}.tsx`;
  if (path === '/') return [index(module)];
  // Pages that share a file need ids of their own.
  const inner = pages.filter((page) => siteMap[page].within === path).flatMap((page) => toRoute(page, path));
  return [
    route(path.slice(parent.length + 1).replace('{id}', ':id'), module, file === name ? {} : { id: name }, inner),
  ];
};

/** The component gallery, in development only. */
const gallery = process.env['PRILIKA_DEV'] === '1' ? [route('_ui', 'pages/ui-gallery.tsx')] : [];

export default [
  ...pages.filter((name) => !siteMap[name].within).flatMap((name) => toRoute(name)),
  ...gallery,
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
