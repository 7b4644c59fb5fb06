import type { Hono } from 'hono';
import { type Language, toLanguage } from '#kit/i18n/language.ts';
import { Problem } from '#kit/problem.ts';
import { generatedBytes } from './file-bytes.ts';
import type { LinkSignatures } from './link-signature.ts';

/** An archive created on the fly; it is not stored. */
export interface Archive {
  /** Including the extension. */
  name: string;
  content: AsyncIterable<Uint8Array>;
}

/**
 * Packs an archive about a subject: an id, or several encoded by the feature; null when it does not exist. The subject
 * consists of letters, digits, hyphens and underscores, at most {@link longestSubject}.
 */
export type ArchiveMaker = (about: string, language: Language) => Promise<Archive | null>;

/** Kinds of archives, one maker each. */
export type ArchiveKind = 'sent-application' | 'received-application' | 'received-applications';

/** Max length of a subject; the whole URL stays within the limits of all servers. */
const longestSubject = 3000;

const subjects = new RegExp(`^[\\w-]{1,${longestSubject}}$`);

export interface Archives {
  /** Registers a feature's archives; the feature checks access to all their contents before it creates a link. */
  addArchive(kind: ArchiveKind, make: ArchiveMaker): void;
  /** URL of an archive in a language, valid for 60 seconds like that of any private file. */
  archiveLink(kind: ArchiveKind, about: string, language: Language): string;
}

const subjectOf = (kind: string, about: string, language: Language): string => `archive ${kind} ${about} ${language}`;

/** Archives that are packed during the download (rules.md#private-downloads). */
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
