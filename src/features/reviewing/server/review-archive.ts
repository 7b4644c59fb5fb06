import {
  applicationEntries,
  type EntryNames,
  type PackedApplication,
  type Packing,
} from '#features/applying/archive/server/application-archive.ts';
import type { Archive } from '#features/files/server/index.ts';
import { createFreeNames, type ZipEntry, zipOf } from '#host/files/zip.ts';
import { formatDate, localDay } from '#kit/dates.ts';
import { documentName, namedAfter, personPart, positionPart } from './review-archive-names.ts';

/** Encodes ids for an address: 22 characters each. */
export const idsToWord = (ids: readonly string[]): string =>
  Buffer.from(ids.map((id) => id.replaceAll('-', '')).join(''), 'hex').toString('base64url');

export const wordToIds = (word: string): string[] =>
  (Buffer.from(word, 'base64url').toString('hex').match(/.{32}/g) ?? []).map((hex) =>
    hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  );

/**
 * The entries of one application, named after the person and the position, inside `folder` (with its slash) or in none.
 */
const entriesOf = (packed: PackedApplication, folder: string, { read, language, t, now }: Packing) => {
  const about = [personPart(packed.application), positionPart(packed.positionTitle)];
  const freeName = createFreeNames();
  const free = (name: string): string => `${folder}${freeName(name)}`;
  // Generated files get their names first: a document with the same name gets a number.
  const letter = free(`${namedAfter(about, t('applications.archive.letter'))}.txt`);
  const page = free(`${namedAfter(about, t('applications.archive.page'))}.html`);
  const names: EntryNames = { document: (name) => free(documentName(about, name)), letter, page };
  return applicationEntries(packed, read, { t, language, now, names });
};

/** Everything about one application for its employer: `Ćirić Dragan – Viši računovođa.zip`. */
export function receivedArchive(packed: PackedApplication, packing: Packing): Archive {
  const { application, positionTitle } = packed;
  const name = createFreeNames()(`${namedAfter([personPart(application), positionPart(positionTitle)], '')}.zip`);
  return { name, content: zipOf(entriesOf(packed, '', packing), packing.now) };
}

/**
 * The same for several, each in a folder of its own. Each is read when it is packed: those withdrawn or erased by then
 * are skipped and listed in a text in the archive.
 */
export function receivedArchives(
  { ids, positionTitle }: { ids: readonly string[]; positionTitle: string },
  find: (id: string) => Promise<PackedApplication | null>,
  packing: Packing,
): Archive {
  const { language, t, now } = packing;
  async function* entries(): AsyncGenerator<ZipEntry> {
    const freeFolder = createFreeNames();
    // Reserves the name of the text before those of people.
    const notice = freeFolder(`${t('applications.archive.notice')}.txt`);
    const withdrawn: string[] = [];
    let erased = 0;
    for (const id of ids) {
      const packed = await find(id);
      if (!packed) {
        erased += 1;
        continue;
      }
      const { application } = packed;
      if (application.withdrawnAt) {
        withdrawn.push(`${application.firstName} ${application.lastName}`);
        continue;
      }
      yield* entriesOf(packed, `${freeFolder(personPart(application))}/`, packing);
    }
    if (withdrawn.length + erased === 0) return;
    const lines = [
      t('applications.archive.leftOut', { positionTitle, date: formatDate(now, language) }),
      ...withdrawn.map((name) => t('applications.archive.leftOutWithdrawn', { name })),
      ...(erased > 0 ? [t('applications.archive.leftOutErased', { count: erased })] : []),
    ];
    yield { name: notice, content: `${lines.join('\n')}\n` };
  }
  const name = createFreeNames()(
    `${namedAfter([t('applications.archive.severalName'), positionPart(positionTitle)], localDay(now))}.zip`,
  );
  return { name, content: zipOf(entries(), now) };
}
