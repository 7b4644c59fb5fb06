import { MailFacts, MailLetter, MailText } from '#platform/mail/mail-frame.tsx';
import { defineMail } from '#platform/mail/mail-template.ts';
import { formatDate, type LocalDay } from '#shared/dates.ts';
import { pageAddress } from '#shared/site-map.ts';
import { keptMonths } from '../kept-months.ts';

/** Postings that a mail names; of the others it says how many they are. */
const named = 20;

export interface EndingApplications {
  postingId: number;
  positionTitle: string;
  /** How many of its applications are deleted. */
  applications: number;
}

/** To the employer: these applications are deleted soon (rules.md#retention). */
export const deletionMail = defineMail<{
  /** Those to be named. */
  postings: readonly EndingApplications[];
  /** How many there are besides, and the applications of all. */
  morePostings: number;
  applications: number;
  /** Last local day on which they can be read. */
  lastDay: LocalDay;
}>({
  name: 'applications.deletion',
  sample: {
    postings: [
      { postingId: 1, positionTitle: 'Knjigovođa (m/ž)', applications: 3 },
      { postingId: 2, positionTitle: 'Obračun zarada', applications: 1 },
    ],
    morePostings: 0,
    applications: 4,
    lastDay: '2026-12-08',
  },
  title: 'applications.retention.mail.name',
  render({ postings, morePostings, applications, lastDay }, surroundings) {
    const { language, siteUrl, t } = surroundings;
    const date = formatDate(lastDay, language);
    const months = (count: number) => t('applications.retention.mail.months', { count });
    const only = morePostings === 0 && postings.length === 1 ? postings[0] : undefined;
    return {
      subject: t('applications.retention.mail.subject', { count: applications }),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('applications.retention.mail.preview', { date })}
          heading={t('applications.retention.mail.heading')}
          button={
            only
              ? {
                  href: `${siteUrl}${pageAddress('employer-applications', only.postingId)}`,
                  label: t('applications.retention.mail.openApplications'),
                }
              : {
                  href: `${siteUrl}${pageAddress('my-postings')}`,
                  label: t('applications.retention.mail.openPostings'),
                }
          }
          why={t('applications.retention.mail.why')}
        >
          <MailText>
            {t('applications.retention.mail.text', {
              account: months(keptMonths.account),
              guest: months(keptMonths.guest),
              date,
            })}
          </MailText>
          <MailFacts
            facts={postings.map((one) => [
              one.positionTitle,
              t('applications.retention.mail.applications', { count: one.applications }),
            ])}
          />
          {morePostings > 0 ? (
            <MailText>{t('applications.retention.mail.more', { count: morePostings })}</MailText>
          ) : null}
          <MailText>{t('applications.retention.mail.next')}</MailText>
        </MailLetter>
      ),
    };
  },
});

/** What the mail says of postings, the first of them by name. */
export const toDeletionParams = (postings: readonly EndingApplications[], lastDay: LocalDay) => ({
  postings: postings.slice(0, named),
  morePostings: Math.max(0, postings.length - named),
  applications: postings.reduce((sum, { applications }) => sum + applications, 0),
  lastDay,
});
