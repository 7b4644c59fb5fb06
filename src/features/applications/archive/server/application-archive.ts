import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Archive } from '#features/files/server/index.ts';
import type { FileRow } from '#platform/files/file-table.ts';
import { createFreeNames, type ZipEntry, zipOf } from '#platform/files/zip.ts';
import { cleanNewName } from '#shared/file-name.ts';
import type { Language } from '#shared/i18n/language.ts';
import { createTranslators } from '#shared/i18n/translator.ts';
import { applicationMessages as english } from '../../messages.en.ts';
import { applicationMessages as serbian } from '../../messages.sr.ts';
import type { ApplicationRow } from '../../server/application-table.ts';
import { archivePage } from './archive-page.tsx';

const translator = createTranslators({
  sr: { applications: serbian },
  en: { applications: english },
});

/** What is packed; whoever hands it over has checked who may see it. */
export interface PackedApplication {
  application: ApplicationRow;
  positionTitle: string;
  company: string;
  /** In their order, under the names they were sent with. */
  documents: readonly FileRow[];
}

/** Longest name of an archive without its ending. */
const longestName = 120;

/** The bytes of a document, at most 5 MB; null when they are gone. */
const bytesOf = async (
  read: (storageKey: string) => Promise<Readable>,
  { storageKey }: FileRow,
): Promise<Uint8Array | null> => {
  try {
    return await buffer(await read(storageKey));
  } catch {
    return null;
  }
};

/**
 * Everything of an application as one archive (rules.md#application-archive): its documents, the letter as a text, and a
 * page with all data, answers and the snapshot. One document at a time is in memory; one that is gone is named on the page.
 */
export function applicationArchive(
  { application, positionTitle, company, documents }: PackedApplication,
  read: (storageKey: string) => Promise<Readable>,
  language: Language,
  now: Date,
): Archive {
  const t = translator(language);
  async function* entries(): AsyncGenerator<ZipEntry> {
    const freeName = createFreeNames();
    const packed: { name: string; lost: boolean }[] = [];
    const folder = t('applications.archive.documents');
    for (const document of documents) {
      const bytes = await bytesOf(read, document);
      const name = freeName(document.name);
      packed.push({ name, lost: bytes === null });
      if (bytes) {
        const content = async function* () {
          yield bytes;
        };
        yield { name: `${folder}/${name}`, content: content() };
      }
    }
    if (application.coverLetter) {
      yield { name: `${t('applications.archive.letter')}.txt`, content: `${application.coverLetter}\n` };
    }
    const page = { application, positionTitle, company, documents: packed, now };
    yield { name: `${t('applications.archive.page')}.html`, content: archivePage(page, t, language) };
  }
  const name = cleanNewName(t('applications.archive.name', { positionTitle })).slice(0, longestName);
  return { name: `${name.toWellFormed()}.zip`, content: zipOf(entries(), now) };
}
