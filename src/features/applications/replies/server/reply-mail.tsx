import { MailFacts, MailLetter, MailText } from '#platform/mail/mail-frame.tsx';
import { defineMail, type MailSurroundings } from '#platform/mail/mail-template.ts';
import { formatDate, type LocalDay } from '#shared/dates.ts';
import { pageAddress } from '#shared/site-map.ts';
import type { WaitingApplications } from './reply-store.ts';

/** Postings that a mail names; of the others it says how many they are. */
const named = 20;

interface PostingsInMail {
  postings: readonly { postingId: number; positionTitle: string; applications: number }[];
  morePostings: number;
  applications: number;
}

/** What a mail says of applications: the first postings by name, and how many there are. */
export const toListParams = (waiting: readonly WaitingApplications[]): PostingsInMail => ({
  postings: waiting.slice(0, named).map(({ postingId, positionTitle, ids }) => ({
    ...{ postingId, positionTitle },
    applications: ids.length,
  })),
  morePostings: Math.max(0, waiting.length - named),
  applications: waiting.reduce((sum, { ids }) => sum + ids.length, 0),
});

/** Each posting with how many of its applications are meant, and where to read them. */
function Postings({ list, surroundings }: { list: PostingsInMail; surroundings: MailSurroundings }) {
  const { t } = surroundings;
  return (
    <>
      <MailFacts
        facts={list.postings.map((one) => [
          one.positionTitle,
          t('applications.replies.mail.applications', { count: one.applications }),
        ])}
      />
      {list.morePostings > 0 ? (
        <MailText>{t('applications.replies.mail.more', { count: list.morePostings })}</MailText>
      ) : null}
    </>
  );
}

/** Leads to the applications of the only posting, else to all postings. */
const buttonOf = ({ postings, morePostings }: PostingsInMail, { siteUrl, t }: MailSurroundings) => {
  const only = morePostings === 0 && postings.length === 1 ? postings[0] : undefined;
  const path = only ? pageAddress('employer-applications', only.postingId) : pageAddress('my-postings');
  return { href: `${siteUrl}${path}`, label: t('applications.replies.mail.open') };
};

/** To the posting's address for notifications: what came since the last morning (rules.md#application-mails). */
export const digestMail = defineMail<PostingsInMail>({
  name: 'applications.digest',
  sample: {
    postings: [
      { postingId: 1, positionTitle: 'Knjigovođa (m/ž)', applications: 3 },
      { postingId: 2, positionTitle: 'Obračun zarada', applications: 1 },
    ],
    morePostings: 0,
    applications: 4,
  },
  title: 'applications.replies.mail.digest.name',
  render(list, surroundings) {
    const { t } = surroundings;
    return {
      subject: t('applications.replies.mail.digest.subject', { count: list.applications }),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('applications.replies.mail.digest.preview')}
          heading={t('applications.replies.mail.digest.heading', { count: list.applications })}
          greeting={null}
          button={buttonOf(list, surroundings)}
          why={t('applications.replies.mail.digest.why')}
        >
          <Postings list={list} surroundings={surroundings} />
        </MailLetter>
      ),
    };
  },
});

/** To the company: promised answers are due (rules.md#reply-promise). */
export const reminderMail = defineMail<PostingsInMail & { firstDay: LocalDay }>({
  name: 'applications.reply-reminder',
  sample: {
    postings: [
      { postingId: 1, positionTitle: 'Knjigovođa (m/ž)', applications: 3 },
      { postingId: 2, positionTitle: 'Obračun zarada', applications: 1 },
    ],
    morePostings: 0,
    applications: 4,
    firstDay: '2026-11-25',
  },
  title: 'applications.replies.mail.reminder.name',
  render({ firstDay, ...list }, surroundings) {
    const { language, t } = surroundings;
    return {
      subject: t('applications.replies.mail.reminder.subject', { count: list.applications }),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('applications.replies.mail.reminder.preview', { date: formatDate(firstDay, language) })}
          heading={t('applications.replies.mail.reminder.heading')}
          button={buttonOf(list, surroundings)}
          why={t('applications.replies.mail.reminder.why')}
        >
          <MailText>
            {t('applications.replies.mail.reminder.text', { date: formatDate(firstDay, language) })}
          </MailText>
          <Postings list={list} surroundings={surroundings} />
          <MailText>{t('applications.replies.mail.reminder.next')}</MailText>
        </MailLetter>
      ),
    };
  },
});
