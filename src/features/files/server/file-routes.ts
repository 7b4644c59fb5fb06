import type { Hono } from 'hono';
import type { FileStore } from '#platform/files/file-store.ts';
import { toFileView } from '#platform/files/file-view.ts';
import { limited, type Route, route } from '#platform/http/call-context.ts';
import { Problem } from '#shared/problem.ts';
import * as contract from '../contract.ts';
import { bytesFor } from './file-bytes.ts';
import { asDownload, dispositionOf } from './file-disposition.ts';
import type { FileService } from './file-service.ts';

export const fileRoutes = (service: FileService): Route[] => [
  limited(
    route(contract.uploadFile, async ({ actor, file }, { body }) => ({
      data: toFileView(await service.upload(actor, body.purpose, file)),
    })),
    ({ actor }) => service.countUpload(actor),
  ),
  limited(
    route(contract.uploadGuestFile, async ({ file }) => {
      const { row, guestToken } = await service.uploadGuest(file);
      return { data: { ...toFileView(row), guestToken } };
    }),
    ({ network }) => service.countGuestUpload(network),
  ),
  route(contract.deleteFile, async ({ actor }, { params, query }) => {
    await service.remove(actor, params.id, query.guestToken);
    return { data: {} };
  }),
  route(contract.getFileLink, async ({ actor }, { params }) => ({
    data: { url: await service.link(actor, params.id) },
  })),
];

/** The bytes behind a signed link: no JSON, so no endpoint value. */
export const mountDownloads = (app: Hono, service: FileService, store: FileStore): void => {
  app.get('/api/services/files/:id/content', async (c) => {
    const row = await service.openLink(
      c.req.param('id'),
      c.req.query('expires') ?? '',
      c.req.query('signature') ?? '',
    );
    if (!row) throw new Problem('not-found');
    // Only where a browser opens it: what our pages read themselves has to come from this site.
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
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox",
    );
    return c.body(content);
  });
};
