import type { ApplicationRow } from '#features/applying/server/application-table.ts';
import { findMailPosting } from '#features/applying/server/mail-posting.ts';
import type { Executor } from '#host/database/database.ts';
import type { Machinery } from '#host/machinery.ts';
import { inEachLanguage } from '#kit/i18n/language.ts';
import { pageAddress } from '#kit/site-map.ts';

/** Notifies the candidate on the site that the application was opened; there is no mail about it. Guests get none. */
export async function notifyOpened(
  tx: Executor,
  { notifications, translator }: Pick<Machinery, 'notifications' | 'translator'>,
  { id, candidateId, postingId }: Pick<ApplicationRow, 'id' | 'candidateId' | 'postingId'>,
): Promise<void> {
  const posting = candidateId && (await findMailPosting(tx, postingId));
  if (!posting) return;
  const { positionTitle, company } = posting;
  const text = inEachLanguage((language) =>
    translator(language)('applications.reviewing.openedNotification', { positionTitle, company }),
  );
  const path = pageAddress('candidate-application', id);
  await notifications.write(tx, [{ kind: 'opened', accountId: candidateId, path, text }]);
}
