import { readdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { workerCsp } from './security-headers.ts';

/**
 * Serves the web build. Files under `/assets/` carry their hash in the name and are cached for ever; they are stored
 * compressed next to the original. An unknown asset is a plain 404, never a page. The few other files are known by
 * name, so that no other request reads the disk.
 */
export const createStaticFiles =
  (root: string) =>
  (app: Hono): void => {
    const files = serveStatic({ root, precompressed: true });
    app.use('/assets/*', async (c, next) => {
      await next();
      if (c.res.status === 200) c.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
    });
    app.use('/assets/*', files);
    app.all('/assets/*', (c) => c.text('Not found', 404));
    // Both are asked for seldom, and say what the site is now.
    for (const path of ['/service-worker.js', '/manifest.webmanifest'])
      app.use(path, async (c, next) => {
        await next();
        c.res.headers.set('Cache-Control', 'no-cache');
        c.res.headers.set('Content-Security-Policy', workerCsp);
      });
    for (const entry of readdirSync(root, { withFileTypes: true }))
      if (entry.isFile()) app.use(`/${entry.name}`, files);
  };
