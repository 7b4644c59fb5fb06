import { accessSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The budget of the first load of the public pages: every file a page asks for before it can be used, as the build's own
 * manifest of routes lists them. What comes after that by itself (the API's client, the version check) counts apart.
 */
const client = 'build/client';
const manifestFile = readdirSync(join(client, 'assets')).find((name) => /^manifest-[\w-]+\.js$/.test(name));
if (!manifestFile) throw new Error(`${client} holds no build: run it first.`);

const source = readFileSync(join(client, 'assets', manifestFile), 'utf8');
const manifest = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));

// Style sheets that several routes share end with `#` in the manifest.
const unique = (list) => [...new Set(list)].map((address) => join(client, address.replace(/#$/, '')));

const firstLoad = (route) => {
  const loaded = [manifest.entry, manifest.routes.root, manifest.routes[route]];
  // The manifest itself is not loaded: a page has its own routes in its HTML (ADR 54).
  const scripts = unique(loaded.flatMap(({ module, imports }) => [module, ...imports]));
  const styles = unique(loaded.flatMap(({ css = [] }) => css));
  for (const file of [...scripts, ...styles]) accessSync(file);
  const withZod = scripts.filter((file) => /\bZodError\b|\$ZodType/.test(readFileSync(file, 'utf8')));
  if (withZod.length > 0) throw new Error(`Zod is in the first load of ${route}: ${withZod.join(', ')}`);
  return { scripts, styles };
};

/** Paths of private pages and of administrators; everybody can open all others. */
const ofSomebody =
  /^(profil|admin|oglasi\/(kreiranje|obnova|prijava|:id\/(apliciraj|izmena|prijave|razgovori|statistika)))/;

/** Pages that are a form bring what checks it. */
const isForm = /^(kontakt|prijava|registracija|lozinka|email|digitalni-agent|razgovor|oglasi\/obavestenja)/;

// A page within another comes when somebody opens it there.
const publicPages = Object.entries(manifest.routes)
  .map(([route, { path = '', parentId }]) => ({ route, path, parentId }))
  .filter(({ path, parentId }) => parentId === 'root' && !ofSomebody.test(path));

export default publicPages.flatMap(({ route, path }) => {
  const { scripts, styles } = firstLoad(route);
  const limit = isForm.test(path) ? '148 kB' : '130 kB';
  return [
    { name: `first load of /${path}, JavaScript`, path: scripts, limit, brotli: true },
    { name: `first load of /${path}, CSS`, path: styles, limit: '15 kB', brotli: true },
  ];
});
