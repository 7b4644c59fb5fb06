import type { Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { createQueue } from '#host/queue.ts';
import { guest } from '#kit/actor.ts';
import { toLanguage } from '#kit/i18n/language.ts';
import { Problem } from '#kit/problem.ts';
import { idParam } from '#kit/query-fields.ts';
import type { PostingPages } from '../../server/posting-pages.ts';
import { type ShareWords, shareVersion, shareWords } from '../share-picture.ts';

/** Maximum number of cached pictures, about 30 kB each. */
const picturesCached = 300;
/** Drawing occupies a core for a tenth of a second. */
const oneByOne = { concurrency: 1, waiting: 20 };

/** Caches pictures by their version: each is drawn once for all requests, one after another. */
export function createDrawings(draw: (words: ShareWords) => Promise<Buffer>) {
  const pictures = new LRUCache<string, Promise<Buffer>>({ max: picturesCached });
  const queue = createQueue(oneByOne);

  return (version: string, words: ShareWords): Promise<Buffer> => {
    const picture = pictures.get(version);
    if (picture) return picture;
    const drawn = queue.run(() => draw(words));
    pictures.set(version, drawn);
    drawn.catch(() => pictures.delete(version));
    return drawn;
  };
}

const drawPng = async (words: ShareWords): Promise<Buffer> => {
  const { shareSvg, toPng } = await import('./share-drawing.ts');
  return toPng(shareSvg(words));
};

/**
 * `GET /oglasi/{id}/og.png?lang=&v=`: the picture for link previews of a posting. Only live postings have one. With
 * `v`, as in addresses on pages, it never changes; without it, it must be revalidated.
 */
export function mountSharePictures(app: Hono, service: Pick<PostingPages, 'get'>): void {
  const drawings = createDrawings(drawPng);
  app.get('/oglasi/:id{[0-9]+}/og.png', async (c: Context) => {
    const language = toLanguage(c.req.query('lang'));
    const posting = await service.get(guest, idParam.parse(c.req.param('id')), language);
    if (!posting.live) throw new Problem('postings.not-found');
    const words = shareWords(posting, language);
    const version = shareVersion(words);
    const etag = `"${version}"`;
    c.header('ETag', etag);
    const forEver = c.req.query('v') === version;
    c.header('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'public, no-cache');
    const tags = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (tags.includes(etag)) return c.body(null, 304);
    const picture = await drawings(version, words);
    c.header('Content-Type', 'image/png');
    return c.body(new Uint8Array(picture));
  });
}
