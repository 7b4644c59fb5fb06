import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { namesTag } from '#host/http/etag.ts';
import { createQueue } from '#host/queue.ts';
import { type ShareCard, type ShareFormat, shareVersion } from '../share-card.ts';

/** Maximum number of cached pictures, of 30 to 300 kB each. */
const picturesCached = 300;
/** Drawing occupies a core for a fifth of a second. */
const oneByOne = { concurrency: 1, waiting: 20 };

type Draw = (card: ShareCard, format: ShareFormat) => Promise<Buffer>;

/**
 * Caches pictures by format and version: each is drawn once for all requests, one after another. `limit` is awaited
 * before one has to be drawn.
 */
export function createDrawings(draw: Draw) {
  const pictures = new LRUCache<string, Promise<Buffer>>({ max: picturesCached });
  const queue = createQueue(oneByOne);

  return async (card: ShareCard, format: ShareFormat, limit: () => Promise<void>): Promise<Buffer> => {
    const version = `${format} ${shareVersion(card)}`;
    if (!pictures.has(version)) await limit();
    const picture = pictures.get(version);
    if (picture) return picture;
    const drawn = queue.run(() => draw(card, format));
    pictures.set(version, drawn);
    drawn.catch(() => pictures.delete(version));
    return drawn;
  };
}

/**
 * Responds with the picture of a card. With its version as `v`, as in addresses on pages, it never changes; without it,
 * it must be revalidated.
 */
export async function answerPicture(c: Context, card: ShareCard, draw: () => Promise<Buffer>): Promise<Response> {
  const version = shareVersion(card);
  const etag = `"${version}"`;
  c.header('ETag', etag);
  // Shown on the pages of other sites.
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  const forEver = c.req.query('v') === version;
  c.header('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'public, no-cache');
  if (namesTag(c.req.header('if-none-match') ?? '', etag)) return c.body(null, 304);
  const picture = await draw();
  c.header('Content-Type', 'image/png');
  return c.body(new Uint8Array(picture));
}
