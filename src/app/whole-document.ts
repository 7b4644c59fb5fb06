import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { scriptValue, withLastPart } from './document-parts.ts';

/*
 * A document is kept, compared and compressed as a whole, so it is made in one piece (ADR 52): React and React Router would stream
 * it, each piece made bytes and text again, and the data last, for which React waits once more.
 */

/** What React writes where something was not there yet. */
const unfinished = '<!--$!-->';

/** The page as text. A part that is loaded when it is needed is waited for; the next time it is there. */
export async function renderWhole(
  page: ReactNode,
  options: { nonce: string; signal: AbortSignal },
): Promise<string> {
  const html = renderToString(page);
  if (!html.includes(unfinished)) return html;
  const stream = await renderToReadableStream(page, options);
  await stream.allReady;
  return new Response(stream).text();
}

/**
 * The document with the data of its loaders, as React Router encodes them (`serverHandoffStream`) and its scripts take them: what it
 * would stream behind the page itself.
 */
export async function withData(
  html: string,
  data: ReadableStream<Uint8Array>,
  nonce: string,
): Promise<string> {
  const text = scriptValue(await new Response(data).text());
  const taker = 'window.__reactRouterContext.streamController';
  const script = `<script nonce="${nonce}">${taker}.enqueue(${text});${taker}.close();</script>`;
  return withLastPart(html, 'body', script);
}
