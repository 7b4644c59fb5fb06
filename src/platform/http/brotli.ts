import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

const compress = promisify(brotliCompress);

/** `text` in Brotli; quality 5 for what is made for one answer, 11 for what is kept. */
export const toBrotli = (text: Uint8Array, quality: 5 | 11): Promise<Uint8Array<ArrayBuffer>> =>
  compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

/**
 * Whether the client takes Brotli; browsers do over HTTPS and on localhost. The answer then says `Content-Encoding: br`, which
 * keeps hono's `compress` (gzip) away from it, and in either case `Vary: Accept-Encoding`.
 */
export const takesBrotli = (c: Context): boolean =>
  accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br'],
    default: '',
    match: (accepted) => (accepted.some(({ type, q }) => type === 'br' && q > 0) ? 'br' : ''),
  }) === 'br';
