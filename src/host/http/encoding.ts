import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

const compress = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type PageEncoding = 'br' | 'gzip';

/** `text` in Brotli; quality 5 for a single response, 11 for one that is cached. */
export const toBrotli = (text: Uint8Array, quality: 5 | 11): Promise<Uint8Array<ArrayBuffer>> =>
  compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

export const encode = (text: Uint8Array, encoding: PageEncoding): Promise<Uint8Array<ArrayBuffer>> =>
  encoding === 'br' ? toBrotli(text, 5) : (toGzip(text) as Promise<Uint8Array<ArrayBuffer>>);

/** The first of these that the client accepts; null for none. */
const firstAccepted = (c: Context, encodings: PageEncoding[]): PageEncoding | null => {
  const chosen = accepts(c, {
    header: 'Accept-Encoding',
    supports: encodings,
    default: '',
    match: (accepted) => encodings.find((one) => accepted.some(({ type, q }) => type === one && q > 0)) ?? '',
  });
  return chosen === '' ? null : (chosen as PageEncoding);
};

/**
 * The encoding that the client accepts and that is smallest: browsers take Brotli over HTTPS and on localhost. Sets
 * `Vary: Accept-Encoding`; a response with a `Content-Encoding` is left alone by hono's `compress`.
 */
export const encodingFor = (c: Context): PageEncoding | null => firstAccepted(c, ['br', 'gzip']);

/** Whether the client accepts Brotli; see {@link encodingFor}. */
export const takesBrotli = (c: Context): boolean => firstAccepted(c, ['br']) !== null;

/** Whether the client accepts gzip; see {@link encodingFor}. */
export const takesGzip = (c: Context): boolean => firstAccepted(c, ['gzip']) !== null;
