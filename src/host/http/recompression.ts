import { toBrotli } from './encoding.ts';
import { encodedBody, type Rendered } from './rendered-page.ts';

/** Called with each cached page that was sent as Brotli; resolves when it is compressed once more, and never fails. */
export type Recompress = (page: Rendered) => Promise<void>;

/** From the end of one to the beginning of the next: a page of 100 kB takes a thread for some 90 ms. */
const pauseMs = 1000;

/**
 * Makes the Brotli of pages that are sent again and again as small as it goes, a tenth below what is made at once: with it the
 * list of postings comes in the first round trip of a connection (ADR 54). Beside everything else, and at most one a second.
 */
export function createRecompression(): Recompress {
  const sent = new WeakSet<Rendered>();
  const done = new WeakSet<Rendered>();
  let free = 0;
  const recompress = async (page: Rendered): Promise<void> => {
    const [before, bytes] = await Promise.all([encodedBody(page, 'br'), toBrotli(page.body, 11)]);
    // Text that hardly repeats itself may come out longer.
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
    // When it fails the page is sent as it was.
    await recompress(page).catch(() => {});
    free = performance.now() + pauseMs;
  };
}
