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

/** Answers with the document of a key, made anew when it is not kept; what making it throws is not kept. */
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
 * Documents that crawlers and readers fetch again and again: made once for a few seconds, many at once wait for one, and
 * whoever has it already is told so. Clients must ask each time, so that what has ended is nowhere for longer than that.
 */
export function createKeptAnswers(deps: { clock: Clock; keepMs: number }): KeptAnswers {
  const documents = new LRUCache<string, Promise<Kept>>({ max: 20, ttl: Math.max(1, deps.keepMs) });
  const seen = new LRUCache<string, Seen>({ max: 2000 });

  const make = async (fresh: () => Promise<Document>): Promise<Kept> => {
    const document = await fresh();
    return { ...document, etag: etagOf(document.body) };
  };

  const kept = (key: string, fresh: () => Promise<Document>): Promise<Kept> => {
    if (deps.keepMs === 0) return make(fresh);
    const known = documents.get(key);
    if (known) return known;
    const made = make(fresh);
    documents.set(key, made);
    made.catch(() => documents.delete(key));
    return made;
  };

  /** Each change has a second of its own, else a client would miss the later of two. */
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
      const { etag, contentType, body } = await kept(key, fresh);
      return knownAlready(c, key, etag, contentType) ?? c.body(body);
    },

    streamed(c, key, { version, contentType, pieces }) {
      const known = knownAlready(c, key, etagOf(version), contentType);
      if (known) return known;
      const bytes = Readable.from(pieces, { objectMode: false });
      return c.body(Readable.toWeb(bytes) as ReadableStream);
    },
  };
}
