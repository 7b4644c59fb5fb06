import type { Hono } from 'hono';
import type { FileStore } from '#host/files/file-store.ts';
import { Problem } from '#kit/problem.ts';
import { bytesFor } from './file-bytes.ts';
import { asDownload, dispositionOf } from './file-disposition.ts';
import type { HandedOutFiles } from './handed-out-files.ts';

/** Serves the bytes for a signed link: not JSON, so it is not an endpoint value. */
export const mountPrivateFiles = (app: Hono, files: Pick<HandedOutFiles, 'openLink'>, store: FileStore): void => {
  app.get('/api/services/files/:id/content', async (c) => {
    const row = await files.openLink(c.req.param('id'), c.req.query('expires') ?? '', c.req.query('signature') ?? '');
    if (!row) throw new Problem('not-found');
    // Redirects only when the browser opens the file; requests from our pages must be answered from the same origin.
    const link =
      c.req.header('sec-fetch-dest') === 'document'
        ? await store.link(row.storageKey, { contentDisposition: asDownload(row), mediaType: row.mediaType })
        : null;
    if (link !== null) {
      c.header('Cache-Control', 'private, no-store');
      return c.redirect(link, 303);
    }
    const content = await bytesFor(store, row.storageKey);
    c.header('Content-Type', row.mediaType);
    c.header('Content-Length', String(row.size));
    c.header('Content-Disposition', dispositionOf(row));
    c.header('Cache-Control', 'private, no-store');
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox");
    return c.body(content);
  });
};
