import { findPacked } from '#features/applying/archive/server/archive-store.ts';
import type { Files } from '#features/files/server/index.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { formatFileSize } from '#kit/file-size.ts';
import type { Language } from '#kit/i18n/language.ts';
import { Problem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import { selectApplications } from '../received/server/application-selection.ts';
import { getOwnApplication, getOwnPosting } from '../received/server/received-store.ts';
import { idsToWord, receivedArchive, receivedArchives, wordToIds } from './review-archive.ts';
import { findPosition, weighApplications } from './review-archive-store.ts';

/** Maximum number of applications in an archive (rules.md#application-archive). */
export const maxArchived = 100;

/** Maximum bytes of all their documents. */
export const maxArchivedBytes = 500 * 1024 * 1024;

/** Archives of received applications (rules.md#application-archive). */
export function createReviewArchiveRoutes(
  deps: Pick<Machinery, 'database' | 'clock' | 'translator'> & {
    files: Pick<Files, 'addArchive' | 'archiveLink' | 'read'>;
  },
): Route[] {
  const { database, clock, files } = deps;
  const { executor } = database;
  const packing = (language: Language) => ({
    read: files.read,
    language,
    t: deps.translator(language),
    now: clock.now(),
  });

  files.addArchive('received-application', async (id, language) => {
    const packed = await findPacked(executor, id);
    return packed && !packed.application.withdrawnAt ? receivedArchive(packed, packing(language)) : null;
  });

  files.addArchive('received-applications', async (word, language) => {
    const ids = wordToIds(word);
    const positionTitle = await findPosition(executor, ids);
    if (positionTitle === null) return null;
    return receivedArchives({ ids, positionTitle }, (id) => findPacked(executor, id), packing(language));
  });

  return [
    on(contract.getApplicationArchive, async ({ actor, id, language }) => {
      const { application } = await getOwnApplication(executor, actor.employerId, id);
      if (application.erasedAt) throw new Problem('applications.erased');
      if (application.withdrawnAt) throw new Problem('applications.withdrawn');
      return { url: files.archiveLink('received-application', id, language) };
    }),

    // Withdrawn and erased ones are excluded.
    on(contract.archiveApplications, async ({ actor, id: postingId, body, language }) => {
      await getOwnPosting(executor, actor.employerId, postingId);
      const ids = await selectApplications(executor, postingId, body);
      if (ids.length > maxArchived)
        throw new Problem('applications.too-many-selected', { params: { max: maxArchived } });
      const { open, bytes } = await weighApplications(executor, ids);
      if (open.length === 0) throw new Problem('applications.nothing-to-pack');
      if (bytes > maxArchivedBytes) {
        const size = formatFileSize(bytes, language);
        throw new Problem('applications.archive-too-large', {
          params: { size, limit: formatFileSize(maxArchivedBytes, language) },
        });
      }
      // Excluded ones are included in the link, as a text in the archive lists them.
      const all = [...open, ...ids.filter((id) => !open.includes(id))];
      return {
        url: files.archiveLink('received-applications', idsToWord(all), language),
        applications: open.length,
        leftOut: ids.length - open.length,
      };
    }),
  ];
}
