import { existsSync } from 'node:fs';
import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type PageName, siteMap } from '#kit/site-map.ts';

/** The route of a page of the site map; none for a page that is not built yet, or whose plugin is missing. */
const toRoute = (name: PageName): RouteConfigEntry[] => {
  const { path, file = name, plugin } = siteMap[name];
  if (file === null || (plugin && !existsSync(`src/plugins/${plugin}`))) return [];
  const module = `${plugin ? `../plugins/${plugin}/` : ''}pages/${file}.tsx`;
  if (path === '/') return [index(module)];
  // Pages that share a file need ids of their own.
  return [route(path.slice(1).replace('{id}', ':id'), module, file === name ? {} : { id: name })];
};

/** The component gallery, in development only. */
const gallery = process.env['PRILIKA_DEV'] === '1' ? [route('_ui', 'pages/ui-gallery.tsx')] : [];

export default [
  ...(Object.keys(siteMap) as PageName[]).flatMap(toRoute),
  ...gallery,
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
