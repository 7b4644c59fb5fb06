import { toBrotli } from './encoding.ts';
import { encodedBody, type Rendered } from './rendered-page.ts';

/** Called with each cached page that was sent as Brotli; resolves when it is compressed once more, and never fails. */
export type Recompress = (page: Rendered) => Promise<void>;

/** Pause between two recompressions: a page of 100 kB takes a thread for about 90 ms. */
const pauseMs = 1000;

/**
 * Compresses pages that are sent repeatedly with the highest Brotli quality, a tenth smaller than the first
 * compression: with it the list of postings fits the first round trip of a connection (ADR 54). Runs in the background,
 * at most once per second.
 */
export function createRecompression(): Recompress {
  const sent = new WeakSet<Rendered>();
  const done = new WeakSet<Rendered>();
  let free = 0;
  const recompress = async (page: Rendered): Promise<void> => {
    const [before, bytes] = await Promise.all([encodedBody(page, 'br'), toBrotli(page.body, 11)]);
    // With little repetition the result may be larger.
    if (bytes.length >= before.length) return;
    page.encoded.br = Promise.resolve(bytes);
    page.ready.br = bytes;
  };
  return async (page) => {
    if (!sent.has(page)) {
      sent.add(page);
      return;
    }
    if (performance.now() < free || done.has(page)) return;
    done.add(page);
    free = Number.POSITIVE_INFINITY;
    // When it fails the page is sent as before.
    await recompress(page).catch(() => {});
    free = performance.now() + pauseMs;
  };
}
