import type { Context, Hono } from 'hono';
import type { FileStore } from '#host/files/file-store.ts';
import type { Actor } from '#kit/actor.ts';
import { Problem } from '#kit/problem.ts';
import { publicFileAddress } from '../public-address.ts';
import { bytesFor } from './file-bytes.ts';
import { dispositionOf } from './file-disposition.ts';
import type { HandedOutFiles } from './handed-out-files.ts';
import { createSmallPictures } from './small-pictures.ts';

/** Policy for pictures and documents: everything is blocked. */
const dataPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox";

/** The browser's PDF viewer shows a PDF inside our page; it does not start in a sandbox. */
const pdfPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; object-src 'self'; frame-ancestors 'self'";

/** Cached for a limited time, because the posting may be removed meanwhile. */
const cacheSeconds = 3600;

/**
 * Files used by pages, each under a URL whose content never changes: pictures and files of postings, logos. Callers who
 * may not see the page get 404.
 */
export const mountPublicFiles = (
  app: Hono,
  deps: {
    files: Pick<HandedOutFiles, 'openPublic'>;
    store: FileStore;
    actorOf: (c: Context) => Promise<Actor>;
  },
): void => {
  const smallPictureOf = createSmallPictures(deps.store);
  app.get(publicFileAddress(':id'), async (c) => {
    const file = await deps.files.openPublic(await deps.actorOf(c), c.req.param('id') as string);
    if (!file) throw new Problem('not-found');
    const { row, shared } = file;
    // Of other purposes no card needs one, so nobody can have them drawn.
    const isSmall = row.purpose === 'workplacePhoto' && c.req.query('size') === 'small';
    const etag = `"${row.id}${isSmall ? '-small' : ''}"`;
    c.header('ETag', etag);
    c.header('Cache-Control', shared ? `public, max-age=${cacheSeconds}, immutable` : 'private, no-store');
    if (!shared) c.header('Vary', 'Cookie, Authorization');
    // Mails show logos, on the pages of mail programs.
    else if (row.purpose === 'logo') c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304);
    const small = isSmall ? await smallPictureOf(row.storageKey) : null;
    const content = small ?? (await bytesFor(deps.store, row.storageKey));
    const isPdf = row.mediaType === 'application/pdf';
    c.header('Content-Type', small ? 'image/jpeg' : row.mediaType);
    c.header('Content-Length', String(small?.byteLength ?? row.size));
    c.header('Content-Disposition', dispositionOf(row));
    c.header('Content-Security-Policy', isPdf ? pdfPolicy : dataPolicy);
    if (isPdf) c.header('X-Frame-Options', 'SAMEORIGIN');
    return c.body(content);
  });
};
