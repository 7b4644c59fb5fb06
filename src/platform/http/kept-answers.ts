import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Shown } from './call-context.ts';
import { etagOf, namesTag } from './etag.ts';
import type { KeptPages, Made } from './kept-pages.ts';

export interface Document {
  contentType: string;
  body: string;
}

export interface KeptDocument extends Document {
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
 * Documents that crawlers and readers fetch repeatedly: kept until something they show has changed (ADR 52), and 304 for
 * clients that have them already. Clients must revalidate each time, so that ended postings disappear at once.
 */
export function createKeptAnswers(deps: {
  clock: Clock;
  /** Where they are kept; null makes each. */
  kept: KeptPages<KeptDocument> | null;
  /** What the documents hang on. */
  shown: Shown;
}): KeptAnswers {
  const seen = new LRUCache<string, Seen>({ max: 2000 });

  const make = async (fresh: () => Promise<Document>): Promise<Made<KeptDocument>> => {
    const document = await fresh();
    const page = { ...document, etag: etagOf(document.body) };
    return { page, shown: deps.shown, bytes: Buffer.byteLength(document.body) };
  };

  const documentOf = async (key: string, fresh: () => Promise<Document>): Promise<KeptDocument> =>
    (await (deps.kept ? deps.kept.get(key, () => make(fresh)) : make(fresh))).page;

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
