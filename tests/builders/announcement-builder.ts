import {
  type AnnouncementRow,
  insertAnnouncement,
  type NewAnnouncement,
} from '#features/content/announcements/server/announcement-store.ts';
import type { BuildContext } from './account-builder.ts';

const HOUR = 3_600_000;

/** An announcement that everybody sees, from an hour ago until in an hour. */
export const buildAnnouncement = (
  { database, clock }: BuildContext,
  values: Partial<NewAnnouncement> = {},
): Promise<AnnouncementRow> => {
  const now = clock.now().getTime();
  return insertAnnouncement(database.executor, {
    level: 'info',
    audience: 'all',
    textSr: 'Sutra ne radimo.',
    textEn: 'Closed tomorrow.',
    startsAt: new Date(now - HOUR),
    endsAt: new Date(now + HOUR),
    createdAt: clock.now(),
    ...values,
  });
};
