import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileRow } from '#features/files/server/file-table.ts';
import type { Archive } from '#features/files/server/index.ts';
import { MissingBytes } from '#host/files/file-store.ts';
import { createFreeNames, type ZipEntry, zipOf } from '#host/files/zip.ts';
import { cleanNewName } from '#kit/file-name.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { ApplicationRow } from '../../server/application-table.ts';
import { archivePage, type PackedDocument } from './archive-page.tsx';

/** Contents of the archive; the caller has already checked access. */
export interface PackedApplication {
  application: ApplicationRow;
  positionTitle: string;
  company: string;
  /** In their original order and with the names they were sent under. */
  documents: readonly FileRow[];
}

/** Packing options: the source of the bytes, and the language. */
export interface Packing {
  read: (storageKey: string) => Promise<Readable>;
  language: Language;
  t: Translate;
  now: Date;
}

/** Max length of an archive name without its extension. */
const longestName = 120;

/** The bytes of a document, at most 5 MB; null when they are missing or held back (rules.md#scanned-files). */
const bytesOf = async (
  read: (storageKey: string) => Promise<Readable>,
  { storageKey, heldAs }: FileRow,
): Promise<Uint8Array | null> => {
  if (heldAs) return null;
  try {
    return await buffer(await read(storageKey));
  } catch (error) {
    // When the store is unavailable nothing is lost: the archive can be downloaded later.
    if (!(error instanceof MissingBytes)) throw error;
    return null;
  }
};

/** Names of the entries of an archive, without their folder; {@link applicationArchive} uses the plain ones. */
export interface EntryNames {
  document: (name: string) => string;
  letter: string;
  page: string;
}

/**
 * The entries of one application: its documents, the letter as text, and a page with all data, answers and the
 * snapshot. Only one document at a time is in memory; missing ones are listed on the page.
 */
export async function* applicationEntries(
  { application, positionTitle, company, documents }: PackedApplication,
  read: (storageKey: string) => Promise<Readable>,
  { t, language, now, names }: { t: Translate; language: Language; now: Date; names: EntryNames },
): AsyncGenerator<ZipEntry> {
  const packed: PackedDocument[] = [];
  for (const document of documents) {
    const bytes = await bytesOf(read, document);
    const name = names.document(document.name);
    packed.push({ name: name.replace(/^.*\//su, ''), missing: bytes ? null : (document.heldAs ?? 'lost') });
    if (bytes) {
      const content = async function* () {
        yield bytes;
      };
      yield { name, content: content() };
    }
  }
  if (application.coverLetter) yield { name: names.letter, content: `${application.coverLetter}\n` };
  const page = { application, positionTitle, company, documents: packed, now };
  yield { name: names.page, content: archivePage(page, t, language) };
}

/** Packs a whole application into one archive for its sender (rules.md#application-archive). */
export function applicationArchive(packed: PackedApplication, { read, language, t, now }: Packing): Archive {
  const folder = t('applications.archive.documents');
  const freeName = createFreeNames();
  const names = {
    document: (name: string) => `${folder}/${freeName(name)}`,
    letter: `${t('applications.archive.letter')}.txt`,
    page: `${t('applications.archive.page')}.html`,
  };
  const { positionTitle } = packed;
  const name = cleanNewName(t('applications.archive.name', { positionTitle })).slice(0, longestName);
  const entries = applicationEntries(packed, read, { t, language, now, names });
  return { name: `${name.toWellFormed()}.zip`, content: zipOf(entries, now) };
}
