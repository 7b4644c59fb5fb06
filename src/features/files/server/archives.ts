import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { type Language, toLanguage } from '#shared/i18n/language.ts';
import { Problem } from '#shared/problem.ts';
import { uuidParam } from '#shared/query-fields.ts';
import type { LinkSignatures } from './link-signature.ts';

/** An archive while it is packed: nothing of it is kept. */
export interface Archive {
  /** With its ending. */
  name: string;
  content: AsyncIterable<Uint8Array>;
}

/** Packs an archive by the id of what it is about; null when that is gone. */
export type ArchiveMaker = (id: string, language: Language) => Promise<Archive | null>;

/** What archives are made of, one maker each. */
export type ArchiveKind = 'sent-application';

export interface Archives {
  /** Lets a feature pack archives; whoever asks for a link has shown before that they may read all of it. */
  addArchive(kind: ArchiveKind, make: ArchiveMaker): void;
  /** Address of an archive in a language, good for 60 seconds like that of any private file. */
  archiveLink(kind: ArchiveKind, id: string, language: Language): string;
}

const subjectOf = (kind: string, id: string, language: Language): string =>
  `archive ${kind} ${id} ${language}`;

/** Archives that are packed while they are downloaded (rules.md#private-downloads). */
export function createArchives(signatures: LinkSignatures): Archives & { mount: (app: Hono) => void } {
  const makers = new Map<string, ArchiveMaker>();
  return {
    addArchive: (kind, make) => {
      makers.set(kind, make);
    },
    archiveLink: (kind, id, language) =>
      `/api/services/archives/${kind}/${id}/content?language=${language}&${signatures.sign(subjectOf(kind, id, language))}`,
    mount: (app) => {
      app.get('/api/services/archives/:kind/:id/content', async (c) => {
        const kind = c.req.param('kind');
        const id = uuidParam.parse(c.req.param('id'));
        const language = toLanguage(c.req.query('language'));
        const subject = subjectOf(kind, id, language);
        const ours = signatures.holds(subject, c.req.query('expires'), c.req.query('signature'));
        const archive = ours ? await makers.get(kind)?.(id, language) : null;
        if (!archive) throw new Problem('not-found');
        c.header('Content-Type', 'application/zip');
        c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(archive.name)}`);
        c.header('Cache-Control', 'private, no-store');
        return c.body(Readable.toWeb(Readable.from(archive.content)) as ReadableStream);
      });
    },
  };
}
