import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

const compress = promisify(brotliCompress);

/** `text` in Brotli; quality 5 for a single response, 11 for one that is cached. */
export const toBrotli = (text: Uint8Array, quality: 5 | 11): Promise<Uint8Array<ArrayBuffer>> =>
  compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

/**
 * Whether the client accepts Brotli; browsers do over HTTPS and on localhost. Sets `Content-Encoding: br` on the
 * response, so that hono's `compress` (gzip) leaves it alone, and in either case `Vary: Accept-Encoding`.
 */
export const takesBrotli = (c: Context): boolean =>
  accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br'],
    default: '',
    match: (accepted) => (accepted.some(({ type, q }) => type === 'br' && q > 0) ? 'br' : ''),
  }) === 'br';
