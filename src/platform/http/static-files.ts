import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

/**
 * Serves the web build. Files under `/assets/` carry their hash in the name and are kept for ever; they are stored
 * compressed beside the original. An unknown asset is a plain 404, never a page.
 */
export const createStaticFiles =
  (root: string) =>
  (app: Hono): void => {
    app.use('/assets/*', async (c, next) => {
      await next();
      if (c.res.status === 200) c.header('Cache-Control', 'public, max-age=31536000, immutable');
    });
    app.use('*', serveStatic({ root, precompressed: true }));
    app.all('/assets/*', (c) => c.text('Not found', 404));
  };
