import { hash } from 'node:crypto';
import { encode, type PageEncoding } from './encoding.ts';
import { pageCsp } from './security-headers.ts';

/** A page as sent, the same for everybody who gets it. */
export interface Rendered {
  status: number;
  headers: [string, string][];
  body: Buffer<ArrayBuffer>;
  /** Content security policy of a document; null for other responses. */
  policy: string | null;
  /** The encoded bodies, each created when a client first accepts its encoding. */
  encoded: Partial<Record<PageEncoding, Promise<Uint8Array<ArrayBuffer>>>>;
  /** The encoded bodies that are complete. */
  ready: Partial<Record<PageEncoding, Uint8Array<ArrayBuffer>>>;
  etag: string;
}

/**
 * Hashes of the scripts written into a page, as its policy names them: with them the page can be cached as it is, and no secret in
 * it allows others. Only scripts with the nonce of this rendering are ours: what people have written cannot know it.
 */
const scriptHashes = (html: string, nonce: string): string[] =>
  [...html.matchAll(new RegExp(`<script[^>]* nonce="${nonce}"[^>]*>([^]*?)</script>`, 'g'))].map(
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  );

/** Makes of a rendering what is sent and cached. */
export function toRendered(
  response: Response,
  text: string,
  how: { nonce: string; https: boolean; development: boolean; counting?: string | undefined },
): Rendered {
  const { nonce } = how;
  const isDocument = response.headers.get('content-type')?.startsWith('text/html');
  return {
    status: response.status,
    headers: [...response.headers],
    body: Buffer.from(text),
    policy: isDocument ? pageCsp({ ...how, scripts: scriptHashes(text, nonce) }) : null,
    encoded: {},
    ready: {},
    // Without the nonce, which differs in every rendering.
    etag: `W/"${hash('sha256', text.replaceAll(nonce, ''), 'base64url').slice(0, 22)}"`,
  };
}

/** The body in an encoding, compressed once. */
export const encodedBody = (page: Rendered, encoding: PageEncoding): Promise<Uint8Array<ArrayBuffer>> => {
  page.encoded[encoding] ??= encode(page.body, encoding).then((bytes) => {
    page.ready[encoding] = bytes;
    return bytes;
  });
  return page.encoded[encoding];
};

/**
 * Cache headers of shared pages: browsers revalidate each time; a CDN in front (RFC 9213) may cache for so many seconds, and as
 * long again while it asks.
 */
export const cacheHeaders = (cdnSeconds: number, vary = pageVary): Record<string, string> => ({
  'Cache-Control': 'public, no-cache',
  Vary: vary,
  ...(cdnSeconds > 0
    ? { 'CDN-Cache-Control': `public, max-age=${cdnSeconds}, stale-while-revalidate=${cdnSeconds}` }
    : {}),
});
export const pageVary = 'Cookie, Accept-Encoding';
