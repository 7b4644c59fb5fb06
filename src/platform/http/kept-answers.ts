import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { etagOf, namesTag } from './etag.ts';

export interface Document {
  contentType: string;
  body: string;
}

interface Kept extends Document {
  etag: string;
}

interface Seen {
  etag: string;
  /** Second since the epoch at which this content was first made. */
  since: number;
}

/**
 * Responds with the document of a key, creating it when it is not cached. Errors while creating it are not cached.
 */
type AnswerDocument = (c: Context, key: string, make: () => Promise<Document>) => Promise<Response>;

/** A document too long to be held: its version is known before it is made, piece by piece. */
export interface StreamedDocument {
  contentType: string;
  version: string;
  pieces: AsyncIterable<string>;
}

export interface KeptAnswers {
  document: AnswerDocument;
  streamed(c: Context, key: string, document: StreamedDocument): Response;
}

/** Whether the copy that the client has is still the document (RFC 9110: `If-None-Match` wins over the date). */
const isKnown = (c: Context, { etag, since }: Seen): boolean => {
  const tags = c.req.header('if-none-match');
  if (tags !== undefined) return namesTag(tags, etag);
  const date = Date.parse(c.req.header('if-modified-since') ?? '');
  return date >= since * 1000;
};

/**
 * Documents that crawlers and readers fetch repeatedly: cached for a few seconds, with one creation for parallel
 * requests, and 304 for clients that have it already. Clients must revalidate each time, so that ended postings
 * disappear within seconds.
 */
export function createKeptAnswers(deps: { clock: Clock; keepMs: number }): KeptAnswers {
  const documents = new LRUCache<string, Kept, () => Promise<Document>>({
    max: 20,
    ttl: Math.max(1, deps.keepMs),
    // Waiting requests get the document even if it is evicted meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => make(context),
  });
  const seen = new LRUCache<string, Seen>({ max: 2000 });

  const make = async (fresh: () => Promise<Document>): Promise<Kept> => {
    const document = await fresh();
    return { ...document, etag: etagOf(document.body) };
  };

  const documentOf = (key: string, fresh: () => Promise<Document>): Promise<Kept> =>
    deps.keepMs === 0 ? make(fresh) : documents.forceFetch(key, { context: fresh });

  /** Each change gets its own second, otherwise a client would miss the later of two. */
  const note = (key: string, etag: string): Seen => {
    const before = seen.get(key);
    if (before?.etag === etag) return before;
    const second = Math.floor(deps.clock.now().getTime() / 1000);
    const now = { etag, since: Math.max(second, (before?.since ?? 0) + 1) };
    seen.set(key, now);
    return now;
  };

  /** 304 when the client has it; else null, with the headers set for the body to follow. */
  const knownAlready = (c: Context, key: string, etag: string, contentType: string): Response | null => {
    const state = note(key, etag);
    c.header('ETag', state.etag);
    c.header('Last-Modified', new Date(state.since * 1000).toUTCString());
    c.header('Cache-Control', 'public, no-cache');
    if (isKnown(c, state)) return c.body(null, 304);
    c.header('Content-Type', contentType);
    return null;
  };

  return {
    async document(c, key, fresh) {
      const { etag, contentType, body } = await documentOf(key, fresh);
      return knownAlready(c, key, etag, contentType) ?? c.body(body);
    },

    streamed(c, key, { version, contentType, pieces }) {
      const unchanged = knownAlready(c, key, etagOf(version), contentType);
      if (unchanged) return unchanged;
      const bytes = Readable.from(pieces, { objectMode: false });
      return c.body(Readable.toWeb(bytes) as ReadableStream);
    },
  };
}
