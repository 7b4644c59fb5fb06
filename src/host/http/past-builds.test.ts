import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pastBuilds, storeBuild } from './past-builds.ts';
import { createStaticFiles } from './static-files.ts';

let folder: string;
let assets: string;
let builds: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prilika-builds-'));
  assets = join(folder, 'client', 'assets');
  builds = join(folder, 'data', 'builds');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** An update to a build with this script alone, and the start of the site with it. */
const update = async (script: string, day: number): Promise<void> => {
  rmSync(assets, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, `${script}.js`), `run('${script}')`);
  writeFileSync(join(assets, `${script}.js.br`), `compressed ${script}`);
  await storeBuild(assets, builds, `version-${script}`, new Date(Date.UTC(2026, 9, day)));
};

const get = async (path: string, headers?: HeadersInit): Promise<Response> => {
  const app = new Hono();
  createStaticFiles(join(folder, 'client'), pastBuilds(builds))(app);
  return app.request(path, headers && { headers });
};

test('a page of the last build still loads its scripts, compressed and cached as the own ones', async () => {
  await update('first', 1);
  await update('second', 2);
  for (const script of ['first', 'second']) {
    const response = await get(`/assets/${script}.js`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe(`run('${script}')`);
  }
  const compressed = await get('/assets/first.js', { 'accept-encoding': 'br' });
  expect(compressed.headers.get('content-encoding')).toBe('br');
});

test('what no build has is missing, and nothing else of the data folder is served', async () => {
  await update('first', 1);
  writeFileSync(join(folder, 'data', 'session-secret'), 'secret');
  for (const path of ['third.js', '..%2f..%2fsession-secret', '%2e%2e/%2e%2e/session-secret'])
    expect((await get(`/assets/${path}`)).status).toBe(404);
});

test('five builds are stored for 30 days after they were last started', async () => {
  for (let day = 1; day <= 6; day += 1) await update(`script-${day}`, day);
  expect((await get('/assets/script-1.js')).status).toBe(404);
  expect((await get('/assets/script-2.js')).status).toBe(200);
  // The site goes back to the second build, and a month later on to a new one.
  await update('script-2', 7);
  await update('last', 36);
  expect(pastBuilds(builds).map((path) => path.slice(builds.length + 1))).toEqual([
    'version-last',
    'version-script-2',
    'version-script-6',
  ]);
});

test('processes that start at the same moment store one copy', async () => {
  mkdirSync(assets, { recursive: true });
  await Promise.all(Array.from({ length: 4 }, () => storeBuild(assets, builds, 'version', new Date())));
  expect(readdirSync(builds)).toEqual(['version']);
});

test('a build that cannot be stored leaves nothing', async () => {
  await expect(storeBuild(join(folder, 'none'), builds, 'version', new Date())).rejects.toThrow('ENOENT');
  expect(readdirSync(builds)).toEqual([]);
});
