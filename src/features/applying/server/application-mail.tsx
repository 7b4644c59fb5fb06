import { letter, type Where } from '#host/mail/letter.tsx';
import { MailLink, MailText } from '#host/mail/mail-frame.tsx';
import type { LocalDay } from '#kit/dates.ts';
import { formatPhone } from '#kit/phone.ts';
import { pageAddress } from '#kit/site-map.ts';
import { partsInWords, type SentParts } from '../sent-parts.ts';
import { type AboutPosting, aboutPosting, sampleAbout } from './letter-posting.tsx';

interface About extends AboutPosting {
  postingId: number;
}

interface Confirmed extends About {
  name: string;
  parts: SentParts;
  closesOn: LocalDay | null;
  /** Id of the application, for an account; without it the mail links to the posting and to registration. */
  ownPage?: string | null;
  /** Path of the page where a guest can withdraw the application. */
  withdrawPath?: string | null;
}

interface Repeated extends About {
  firstSentOn: LocalDay;
  /** When the first application was withdrawn; empty while it is active. */
  withdrawnOn?: LocalDay | null;
  /** Path of the page where a guest can withdraw the first application, while it is active. */
  withdrawPath?: string | null;
}

interface Withdrawn extends About {
  applicationId: string;
  name: string;
}

interface Notified extends Withdrawn {
  email: string;
  phone: string;
  city: string;
  parts: SentParts;
  /** Texts of the questions with unmet requirements. */
  unmet?: string[];
}

const sample: About = { ...sampleAbout, postingId: 1 };
const sampleParts: SentParts = { documents: 2, coverLetter: true, answers: 3 };
const sampleId = '00000000-0000-4000-8000-000000000001';
const sampleName = 'Milica Đorđević';
const sampleConfirmed: Confirmed = {
  ...sample,
  name: sampleName,
  parts: sampleParts,
  closesOn: '2026-11-30',
};
const sampleWithdrawPath = `${pageAddress('application-withdrawal')}?token=primer`;

/** Link to registration; an account also shows this application. */
export const accountInvitation = ({ siteUrl, t }: Where) => (
  <MailText>
    {t('applications.mail.confirmation.invite')}{' '}
    <MailLink href={`${siteUrl}${pageAddress('registration-candidate')}`}>
      {t('applications.mail.confirmation.toRegistration')}
    </MailLink>
    .
  </MailText>
);

/** Link for withdrawing an application sent without an account; nothing without a path. */
const withdrawalLink = (path: string | null | undefined, { siteUrl, t }: Where) => (
  <>
    {path && (
      <MailText>
        {t('applications.withdrawing.mail.question')}{' '}
        <MailLink href={`${siteUrl}${path}`}>{t('applications.withdrawing.mail.link')}</MailLink>.
      </MailText>
    )}
  </>
);

const confirmed = {
  facts: ({ positionTitle, company, name, parts, closesOn }: Confirmed, { t, day }: Where) => ({
    positionTitle,
    company,
    name,
    parts: partsInWords(t, parts),
    closes: closesOn ? t('applications.mail.confirmation.closes', { date: day(closesOn) }) : '',
  }),
  about: aboutPosting,
  body: ['text', 'sent', 'next'],
  button: ({ ownPage, postingId }: Confirmed) =>
    ownPage ? ([pageAddress('candidate-application', ownPage), 'ownPage'] as const) : pageAddress('posting', postingId),
  after: ({ ownPage, withdrawPath }: Confirmed, where: Where) =>
    ownPage ? [] : [accountInvitation(where), withdrawalLink(withdrawPath, where)],
} as const;

/** To a candidate who has applied with an account. */
export const confirmationMail = letter({
  name: 'applications.confirmation',
  texts: 'applications.mail.confirmation',
  sample: { ...sampleConfirmed, ownPage: sampleId },
  ...confirmed,
});

/** To the address a guest entered, in the language of the page. Its withdrawal link is a secret. */
export const guestConfirmationMail = letter({
  name: 'applications.guest-confirmation',
  texts: 'applications.mail.confirmation',
  title: 'applications.mail.confirmation.nameForGuest',
  sample: { ...sampleConfirmed, ownPage: null, withdrawPath: sampleWithdrawPath },
  keep: 'until-sent',
  byAnybody: 'others',
  ...confirmed,
});

/** To an address that has already applied to the posting: nothing has changed. */
export const repetitionMail = letter({
  name: 'applications.repetition',
  texts: 'applications.mail.repetition',
  sample: { ...sample, firstSentOn: '2026-11-01', withdrawPath: sampleWithdrawPath },
  keep: 'until-sent',
  byAnybody: 'others',
  kind: ({ withdrawnOn }: Repeated) => (withdrawnOn ? 'withdrawn' : 'first'),
  facts: ({ positionTitle, company, firstSentOn, withdrawnOn }, { day }) => ({
    positionTitle,
    company,
    date: day(withdrawnOn || firstSentOn),
  }),
  about: aboutPosting,
  body: ({ withdrawnOn }) => ['text', withdrawnOn ? 'preview' : 'kept'],
  button: ({ postingId }) => pageAddress('posting', postingId),
  after: ({ withdrawPath }, where) => [withdrawalLink(withdrawPath, where)],
});

/** To the posting's notification address; replies go to the applicant. */
export const notificationMail = letter({
  name: 'applications.notification',
  texts: 'applications.mail.notification',
  sample: {
    ...sample,
    applicationId: sampleId,
    name: sampleName,
    email: 'milica@primer.rs',
    phone: '+381641234567',
    city: 'Beograd',
    parts: sampleParts,
    unmet: [],
  },
  facts: ({ positionTitle, name, parts }: Notified, { t }) => ({
    positionTitle,
    name,
    parts: partsInWords(t, parts),
  }),
  greeting: false,
  body: ({ email, phone, city, parts, unmet = [] }, { t, table }) => [
    'text',
    table([
      [t('applications.facts.email'), email],
      [t('applications.facts.phone'), formatPhone(phone)],
      [t('applications.facts.city'), city],
      [t('applications.facts.sent'), partsInWords(t, parts)],
      [t('applications.badges.unmet'), unmet.join(' · ')],
    ]),
  ],
  button: ({ applicationId }) => [pageAddress('employer-application', applicationId), 'open'],
  after: ['reply'],
});

/** To the posting's notification address: an application was withdrawn. */
export const withdrawalMail = letter({
  name: 'applications.withdrawal',
  texts: 'applications.mail.withdrawal',
  sample: { ...sample, applicationId: sampleId, name: sampleName },
  facts: ({ positionTitle, name }: Withdrawn) => ({ positionTitle, name }),
  greeting: false,
  body: ['text', 'preview'],
  button: ({ applicationId }) => [pageAddress('employer-application', applicationId), 'open'],
});
