import { accessSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The budget of the first load of `/oglasi`: every file the page asks for before anybody touches it, as the build's own
 * manifest of routes lists them.
 */
const client = 'build/client';
const manifestFile = readdirSync(join(client, 'assets')).find((name) => /^manifest-\w+\.js$/.test(name));
if (!manifestFile) throw new Error(`${client} holds no build: run it first.`);

const source = readFileSync(join(client, 'assets', manifestFile), 'utf8');
const manifest = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
const loaded = [manifest.entry, manifest.routes.root, manifest.routes['pages/postings']];

// Style sheets that several routes share end with `#` in the manifest.
const unique = (list) => [...new Set(list)].map((address) => join(client, address.replace(/#$/, '')));
const scripts = unique([
  `/assets/${manifestFile}`,
  ...loaded.flatMap(({ module, imports }) => [module, ...imports]),
]);
const styles = unique(loaded.flatMap(({ css = [] }) => css));

const withZod = scripts.filter((file) => /\bZodError\b|\$ZodType/.test(readFileSync(file, 'utf8')));
if (withZod.length > 0) throw new Error(`Zod is in the first load of /oglasi: ${withZod.join(', ')}`);

for (const file of [...scripts, ...styles]) accessSync(file);

export default [
  { name: 'first load of /oglasi, JavaScript', path: scripts, limit: '120 kB', brotli: true },
  { name: 'first load of /oglasi, CSS', path: styles, limit: '15 kB', brotli: true },
];
