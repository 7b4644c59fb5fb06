import { useRevalidator } from 'react-router';
import { addressOf } from '#kit/list-address.ts';
import { relativeTime } from '#ui/administration/relative-time.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { Badge } from '#ui/light/badge.tsx';
import { Button } from '#ui/light/button.tsx';
import { LineList } from '#ui/lists/line-list.tsx';
import { listPage } from '#ui/lists/list-page.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { listNotifications } from '../contract.ts';
import type { Notification } from '../fields.ts';
import { useUnreadNotifications } from './unread-notifications.tsx';

function ReadAll() {
  const t = useTexts();
  const { unread, read } = useUnreadNotifications();
  const { revalidate } = useRevalidator();
  const { run, busy } = useAct(
    async () => {
      await read();
      await revalidate();
    },
    { toast: t('notifications.notRead'), done: t('notifications.allRead') },
  );
  if (unread === 0) return null;
  return (
    <Button size="sm" className="needs-scripts" loading={busy !== null} onClick={() => run()}>
      {t('notifications.readAll')}
    </Button>
  );
}

/** One line for what and when, one for the link. */
function NotificationRows({ rows }: { rows: readonly Notification[] }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <LineList
      label={t('notifications.title')}
      lines={rows.map(({ id, kind, text, path, created, unread }) => ({
        key: id,
        href: path,
        strong: unread,
        head: (
          <>
            {t(`notifications.kinds.${kind}`)}, {relativeTime(created.at, created.daysAgo, t, language)}
            {unread ? <Badge tone="new">{t('notifications.new')}</Badge> : null}
          </>
        ),
        title: text,
      }))}
    />
  );
}

/** The list of an account's notifications: each links to the page about it, which marks it as read. */
const notificationList = (page: 'notifications-candidate' | 'notifications-employer') =>
  listPage({
    endpoint: listNotifications,
    page,
    texts: 'notifications',
    address: addressOf<typeof listNotifications>(page),
    sign: 'bell',
    tabs: { name: 'state', values: ['unread'] },
    Rows: NotificationRows,
    Aside: ReadAll,
  });

export const candidateNotifications = notificationList('notifications-candidate');
export const employerNotifications = notificationList('notifications-employer');
