import type { Hono } from 'hono';
import { type Language, toLanguage } from '#kit/i18n/language.ts';
import { Problem } from '#kit/problem.ts';
import { generatedBytes } from './file-bytes.ts';
import type { LinkSignatures } from './link-signature.ts';

/** An archive while it is packed: nothing of it is kept. */
export interface Archive {
  /** With its ending. */
  name: string;
  content: AsyncIterable<Uint8Array>;
}

/**
 * Packs an archive by what it is about: an id, or several that its feature wrote as one; null when that is gone. Letters,
 * figures, hyphens and low lines, at most {@link longestSubject}.
 */
export type ArchiveMaker = (about: string, language: Language) => Promise<Archive | null>;

/** What archives are made of, one maker each. */
export type ArchiveKind = 'sent-application' | 'received-application' | 'received-applications';

/** With the rest an address that every server takes. */
const longestSubject = 3000;

const subjects = new RegExp(`^[\\w-]{1,${longestSubject}}$`);

export interface Archives {
  /** Lets a feature pack archives; whoever asks for a link has shown before that they may read all of it. */
  addArchive(kind: ArchiveKind, make: ArchiveMaker): void;
  /** Address of an archive in a language, good for 60 seconds like that of any private file. */
  archiveLink(kind: ArchiveKind, about: string, language: Language): string;
}

const subjectOf = (kind: string, about: string, language: Language): string => `archive ${kind} ${about} ${language}`;

/** Archives that are packed while they are downloaded (rules.md#private-downloads). */
export function createArchives(signatures: LinkSignatures): Archives & { mount: (app: Hono) => void } {
  const makers = new Map<string, ArchiveMaker>();
  return {
    addArchive: (kind, make) => {
      makers.set(kind, make);
    },
    archiveLink: (kind, about, language) =>
      `/api/services/archives/${kind}/${about}/content?language=${language}&${signatures.sign(subjectOf(kind, about, language))}`,
    mount: (app) => {
      app.get('/api/services/archives/:kind/:id/content', async (c) => {
        const kind = c.req.param('kind');
        const about = c.req.param('id');
        if (!subjects.test(about)) throw new Problem('not-found');
        const language = toLanguage(c.req.query('language'));
        const subject = subjectOf(kind, about, language);
        const ours = signatures.holds(subject, c.req.query('expires'), c.req.query('signature'));
        const archive = ours ? await makers.get(kind)?.(about, language) : null;
        if (!archive) throw new Problem('not-found');
        const content = await generatedBytes(archive.content);
        c.header('Content-Type', 'application/zip');
        c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(archive.name)}`);
        c.header('Cache-Control', 'private, no-store');
        return c.body(content);
      });
    },
  };
}
