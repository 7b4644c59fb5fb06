import { readdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { workerCsp } from './security-headers.ts';

/**
 * Serves the web build. Files under `/assets/` carry their hash in the name and are cached for ever; they are stored
 * compressed next to the original. An unknown asset is a plain 404, never a page. The few other files are known by
 * name, so that no other request reads the disk.
 * @param past folders of earlier builds, whose pages may still be open
 */
export const createStaticFiles =
  (root: string, past: readonly string[]) =>
  (app: Hono): void => {
    const filesIn = (folder: string) => serveStatic({ root: folder, precompressed: true });
    app.use('/assets/*', async (c, next) => {
      await next();
      if (c.res.status === 200) c.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
    });
    for (const folder of [root, ...past]) app.use('/assets/*', filesIn(folder));
    app.all('/assets/*', (c) => c.text('Not found', 404));
    // Both are asked for seldom, and say what the site is now.
    for (const path of ['/service-worker.js', '/manifest.webmanifest'])
      app.use(path, async (c, next) => {
        await next();
        c.res.headers.set('Cache-Control', 'no-cache');
        c.res.headers.set('Content-Security-Policy', workerCsp);
      });
    for (const entry of readdirSync(root, { withFileTypes: true }))
      if (entry.isFile()) app.use(`/${entry.name}`, filesIn(root));
  };
