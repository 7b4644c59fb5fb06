import type { Hono } from 'hono';
import { type Language, toLanguage } from '#kit/i18n/language.ts';
import { Problem } from '#kit/problem.ts';
import { generatedBytes } from './file-bytes.ts';
import type { LinkSignatures } from './link-signature.ts';

/** A file created on the fly; it is not stored. */
export interface Download {
  /** Including the extension. */
  name: string;
  mediaType: string;
  content: AsyncIterable<Uint8Array>;
}

/** Creates a file about the subject in the URL; null when the subject does not exist. */
export type DownloadMaker = (subject: string, language: Language) => Promise<Download | null>;

/** Kinds of generated files, one maker each. */
export type DownloadKind = 'applications-csv';

export interface Downloads {
  /**
   * Registers a feature's generated files; the feature checks access to all their contents before it creates a link.
   */
  addDownload(kind: DownloadKind, make: DownloadMaker): void;
  /** URL of a generated file in a language, valid for 60 seconds like that of any private file. */
  downloadLink(kind: DownloadKind, subject: string, language: Language): string;
}

const signed = (kind: string, subject: string, language: Language): string => `download ${kind} ${subject} ${language}`;

/** Files that are generated during the download (rules.md#private-downloads). */
export function createDownloads(signatures: LinkSignatures): Downloads & { mount: (app: Hono) => void } {
  const makers = new Map<string, DownloadMaker>();
  return {
    addDownload: (kind, make) => {
      makers.set(kind, make);
    },
    downloadLink: (kind, subject, language) =>
      `/api/services/downloads/${kind}?${new URLSearchParams({ subject, language })}&${signatures.sign(signed(kind, subject, language))}`,
    mount: (app) => {
      app.get('/api/services/downloads/:kind', async (c) => {
        const kind = c.req.param('kind');
        const subject = c.req.query('subject') ?? '';
        const language = toLanguage(c.req.query('language'));
        const ours = signatures.holds(
          signed(kind, subject, language),
          c.req.query('expires'),
          c.req.query('signature'),
        );
        const download = ours ? await makers.get(kind)?.(subject, language) : null;
        if (!download) throw new Problem('not-found');
        const content = await generatedBytes(download.content);
        c.header('Content-Type', download.mediaType);
        c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(download.name)}`);
        c.header('Cache-Control', 'private, no-store');
        return c.body(content);
      });
    },
  };
}
