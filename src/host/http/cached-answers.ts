import { type Duplex, PassThrough, pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Shown } from './call-context.ts';
import { takesGzip } from './encoding.ts';
import { etagOf, namesTag } from './etag.ts';
import type { Made, PageCache } from './page-cache.ts';
import type { StoredDocument, StoredDocuments } from './stored-documents.ts';

export interface Document {
  contentType: string;
  body: string;
}

export interface CachedDocument extends Document {
  etag: string;
}

interface Seen {
  etag: string;
  /** Second since the epoch at which this content was first served. */
  since: number;
}

/** Responds with the document of a key, creating it when it is not cached. Errors while creating it are not cached. */
type AnswerDocument = (c: Context, key: string, make: () => Promise<Document>) => Promise<Response>;

/** A document too long for memory: its version is known before it is generated, piece by piece. */
export interface LongDocument {
  contentType: string;
  version: string;
  make: () => AsyncIterable<string>;
}

export interface CachedAnswers {
  document: AnswerDocument;
  /**
   * The same for a document that is stored on disk.
   * @param counted called before its bytes are sent; not called for a 304
   */
  stored(c: Context, key: string, fresh: () => Promise<LongDocument>, counted: () => Promise<void>): Promise<Response>;
}

/** Whether the client's copy is current (RFC 9110: `If-None-Match` takes precedence over the date). */
const isKnown = (c: Context, { etag, since }: Seen): boolean => {
  const tags = c.req.header('if-none-match');
  if (tags !== undefined) return namesTag(tags, etag);
  const date = Date.parse(c.req.header('if-modified-since') ?? '');
  return date >= since * 1000;
};

/**
 * Documents that crawlers and readers fetch repeatedly: cached until something they show has changed (ADR 52), and 304 for
 * clients that have them already. Clients must revalidate each time, so that ended postings disappear at once.
 */
export function createCachedAnswers(deps: {
  clock: Clock;
  /** The cache; null renders each request. */
  cache: PageCache<CachedDocument> | null;
  /** The scopes that the documents depend on. */
  shown: Shown;
  /** Store of the long documents. */
  documents: StoredDocuments;
}): CachedAnswers {
  const seen = new LRUCache<string, Seen>({ max: 2000 });

  const make = async (fresh: () => Promise<Document>): Promise<Made<CachedDocument>> => {
    const document = await fresh();
    const page = { ...document, etag: etagOf(document.body) };
    return { page, shown: deps.shown, bytes: Buffer.byteLength(document.body) };
  };

  const documentOf = async (key: string, fresh: () => Promise<Document>): Promise<CachedDocument> =>
    (await (deps.cache ? deps.cache.get(key, () => make(fresh)) : make(fresh))).page;

  /** Each change gets its own second, otherwise a client would miss the later of two. */
  const note = (key: string, etag: string): Seen => {
    const before = seen.get(key);
    if (before?.etag === etag) return before;
    const second = Math.floor(deps.clock.now().getTime() / 1000);
    const now = { etag, since: Math.max(second, (before?.since ?? 0) + 1) };
    seen.set(key, now);
    return now;
  };

  /** 304 when the client's copy is current; else null, with the headers set for the body to follow. */
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

    async stored(c, key, fresh, counted) {
      const { documents } = deps;
      const bring = async (): Promise<Document> => {
        const { contentType, version, make } = await fresh();
        await documents.bring(key, version, make);
        // Only the fact that it exists is in memory.
        return { contentType, body: '' };
      };
      const { contentType } = await documentOf(key, bring);
      if (!documents.current(key)) await bring();
      const { version } = documents.current(key) as StoredDocument;
      c.header('Vary', 'Accept-Encoding');
      const unchanged = knownAlready(c, key, etagOf(version), contentType);
      if (unchanged) return unchanged;
      await counted();
      if (c.req.method === 'HEAD') return c.body(null);
      const document = documents.current(key) as StoredDocument;
      if (!takesGzip(c)) return c.body(toWeb(document.read(), createGunzip()));
      c.header('Content-Encoding', 'gzip');
      c.header('Content-Length', String(document.bytes));
      return c.body(toWeb(document.read(), new PassThrough()));
    },
  };
}

/** When the client disconnects, both streams are destroyed. */
const toWeb = (content: Readable, through: Duplex): ReadableStream => {
  pipeline(content, through, () => {});
  return Readable.toWeb(through) as ReadableStream;
};
