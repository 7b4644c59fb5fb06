import type { ReactNode } from 'react';
import type { SegmentedLink } from '#ui/segmented.tsx';
import type { NotificationSettings } from '../../notifications/fields.ts';
import { MailCard } from '../../notifications/web/mail-card.tsx';
import { SessionsCard, type ShownSession } from '../../sessions/web/sessions-card.tsx';
import { LookCard } from './look-card.tsx';
import './account.css';

export interface SettingsPageProps {
  accountType: 'jobseeker' | 'employer';
  notifications: NotificationSettings;
  /** Further settings of mails. */
  mails: ReactNode;
  sessions: readonly ShownSession[];
  languageLinks: readonly SegmentedLink[];
}

/** „Podešavanja”: mail, language and appearance, open sessions. */
export function SettingsPage(props: SettingsPageProps) {
  const { accountType, notifications, mails, sessions, languageLinks } = props;
  return (
    <>
      <MailCard accountType={accountType} initial={notifications} />
      {mails}
      <LookCard languageLinks={languageLinks} />
      <SessionsCard sessions={sessions} />
    </>
  );
}
