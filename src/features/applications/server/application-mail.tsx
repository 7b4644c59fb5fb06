import { MailFacts, MailLetter, MailLink, MailText } from '#platform/mail/mail-frame.tsx';
import { defineMail, type MailContent, type MailSurroundings } from '#platform/mail/mail-template.ts';
import { plainLetter } from '#platform/mail/plain-letter.tsx';
import { formatDate, type LocalDay } from '#shared/dates.ts';
import { formatPhone } from '#shared/phone.ts';
import { pageAddress } from '#shared/site-map.ts';
import { partsInWords, type SentParts } from '../sent-parts.ts';

interface About {
  postingId: number;
  positionTitle: string;
  company: string;
}

interface Confirmed extends About {
  name: string;
  parts: SentParts;
  closesOn: LocalDay | null;
  /** Id of the application, for somebody with an account; without one it leads to the posting, and to making one. */
  ownPage?: string | null;
  /** Path of the page where a guest takes the application back. */
  withdrawPath?: string | null;
}

const sampleWithdrawPath = `${pageAddress('application-withdrawal')}?token=primer`;

const sampleConfirmed: Confirmed = {
  postingId: 1,
  positionTitle: 'Knjigovođa (m/ž)',
  company: 'Kvarc Računovodstvo',
  name: 'Milica Đorđević',
  parts: { documents: 2, coverLetter: true, answers: 3 },
  closesOn: '2026-11-30',
  ownPage: null,
};

/** Leads to making an account, where the application is seen as well. */
export function AccountInvitation({ surroundings }: { surroundings: MailSurroundings }) {
  const { siteUrl, t } = surroundings;
  return (
    <MailText>
      {t('applications.mail.confirmation.invite')}{' '}
      <MailLink href={`${siteUrl}${pageAddress('registration-candidate')}`}>
        {t('applications.mail.confirmation.toRegistration')}
      </MailLink>
      .
    </MailText>
  );
}

/** Leads to where an application is taken back that was sent without an account; nothing without a path. */
function WithdrawalLink(props: { path: string | null | undefined; surroundings: MailSurroundings }) {
  const { siteUrl, t } = props.surroundings;
  if (!props.path) return null;
  return (
    <MailText>
      {t('applications.withdrawing.mail.question')}{' '}
      <MailLink href={`${siteUrl}${props.path}`}>{t('applications.withdrawing.mail.link')}</MailLink>.
    </MailText>
  );
}

const renderConfirmed = (
  { postingId, positionTitle, company, name, parts, closesOn, ownPage, withdrawPath }: Confirmed,
  surroundings: MailSurroundings,
): MailContent => {
  const { language, siteUrl, t } = surroundings;
  return {
    subject: t('applications.mail.confirmation.subject', { positionTitle, company }),
    body: (
      <MailLetter
        surroundings={surroundings}
        preview={t('applications.mail.confirmation.preview', { company })}
        heading={t('applications.mail.confirmation.heading')}
        button={{
          href: `${siteUrl}${ownPage ? pageAddress('candidate-application', ownPage) : pageAddress('posting', postingId)}`,
          label: t(`applications.mail.confirmation.${ownPage ? 'ownPage' : 'button'}`),
        }}
        after={
          ownPage ? null : (
            <>
              <AccountInvitation surroundings={surroundings} />
              <WithdrawalLink path={withdrawPath} surroundings={surroundings} />
            </>
          )
        }
        why={t('applications.mail.personFooter')}
      >
        <MailText>{t('applications.mail.confirmation.arrived', { positionTitle, company })}</MailText>
        <MailText>
          {t('applications.mail.confirmation.sent', { name, parts: partsInWords(t, parts) })}
        </MailText>
        <MailText>
          {t('applications.mail.confirmation.next')}{' '}
          {closesOn
            ? t('applications.mail.confirmation.closes', { date: formatDate(closesOn, language) })
            : null}
        </MailText>
      </MailLetter>
    ),
  };
};

/** To a candidate who has applied with an account. */
export const confirmationMail = defineMail<Confirmed>({
  name: 'applications.confirmation',
  sample: { ...sampleConfirmed, ownPage: '00000000-0000-4000-8000-000000000001' },
  title: 'applications.mail.names.confirmation',
  render: renderConfirmed,
});

/** To the address that a guest has typed in, in the language of the page. Its link to take the application back is a secret. */
export const guestConfirmationMail = defineMail<Confirmed>({
  name: 'applications.guest-confirmation',
  sample: { ...sampleConfirmed, withdrawPath: sampleWithdrawPath },
  title: 'applications.mail.names.guestConfirmation',
  keep: 'until-sent',
  byAnybody: 'others',
  render: renderConfirmed,
});

/** To an address from which the same posting was applied to again: nothing has changed. */
export const repetitionMail = defineMail<
  About & {
    firstSentOn: LocalDay;
    /** When the first one was taken back; nothing while it stands. */
    withdrawnOn?: LocalDay | null;
    /** Path of the page where a guest takes the first one back, while it stands. */
    withdrawPath?: string | null;
  }
>({
  name: 'applications.repetition',
  sample: {
    postingId: 1,
    positionTitle: 'Knjigovođa (m/ž)',
    company: 'Kvarc Računovodstvo',
    firstSentOn: '2026-11-01',
    withdrawPath: sampleWithdrawPath,
  },
  title: 'applications.mail.names.repetition',
  keep: 'until-sent',
  byAnybody: 'others',
  render({ postingId, positionTitle, company, firstSentOn, withdrawnOn, withdrawPath }, surroundings) {
    const { language, t } = surroundings;
    const date = formatDate(firstSentOn, language);
    const withdrawn = withdrawnOn && formatDate(withdrawnOn, language);
    return plainLetter(surroundings, {
      subject: t('applications.mail.repetition.subject', { positionTitle, company }),
      preview: withdrawn
        ? t('applications.mail.repetition.withdrawn', { date: withdrawn })
        : t('applications.mail.repetition.preview', { date }),
      heading: withdrawn
        ? t('applications.mail.repetition.withdrawnHeading')
        : t('applications.mail.repetition.heading'),
      button: { path: pageAddress('posting', postingId), label: t('applications.mail.confirmation.button') },
      after: <WithdrawalLink path={withdrawPath} surroundings={surroundings} />,
      why: t('applications.mail.personFooter'),
      text: [
        t('applications.mail.repetition.again', { positionTitle, company }),
        withdrawn
          ? t('applications.mail.repetition.withdrawn', { date: withdrawn })
          : t('applications.mail.repetition.kept', { date }),
      ],
    });
  },
});

/** To the posting's address for notifications; a reply goes to the person. */
export const notificationMail = defineMail<
  About & {
    applicationId: string;
    name: string;
    email: string;
    phone: string;
    city: string;
    parts: SentParts;
    /** Texts of the questions whose requirement is not met. */
    unmet?: string[];
  }
>({
  name: 'applications.notification',
  sample: {
    postingId: 1,
    positionTitle: 'Knjigovođa (m/ž)',
    company: 'Kvarc Računovodstvo',
    applicationId: '00000000-0000-4000-8000-000000000001',
    name: 'Milica Đorđević',
    email: 'milica@primer.rs',
    phone: '+381641234567',
    city: 'Beograd',
    parts: { documents: 2, coverLetter: true, answers: 3 },
    unmet: [],
  },
  title: 'applications.mail.names.notification',
  render({ applicationId, positionTitle, name, email, phone, city, parts, unmet = [] }, surroundings) {
    const { siteUrl, t } = surroundings;
    const sent = partsInWords(t, parts);
    return {
      subject: t('applications.mail.notification.subject', { positionTitle, name }),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('applications.mail.notification.preview', { parts: sent })}
          heading={t('applications.mail.notification.heading', { positionTitle })}
          greeting={null}
          button={{
            href: `${siteUrl}${pageAddress('employer-application', applicationId)}`,
            label: t('applications.mail.notification.button'),
          }}
          after={<MailText>{t('applications.mail.notification.reply')}</MailText>}
          why={t('applications.mail.notification.footer')}
        >
          <MailText>{t('applications.mail.notification.who', { name })}</MailText>
          <MailFacts
            facts={[
              [t('applications.facts.email'), email],
              [t('applications.facts.phone'), formatPhone(phone)],
              [t('applications.facts.city'), city],
              [t('applications.facts.sent'), sent],
              [t('applications.badges.unmet'), unmet.join(' · ')],
            ].flatMap(([name = '', value = '']) => (value === '' ? [] : [[name, value]]))}
          />
        </MailLetter>
      ),
    };
  },
});

/** To the posting's address for notifications: somebody has taken an application back. */
export const withdrawalMail = defineMail<About & { applicationId: string; name: string }>({
  name: 'applications.withdrawal',
  sample: {
    postingId: 1,
    positionTitle: 'Knjigovođa (m/ž)',
    company: 'Kvarc Računovodstvo',
    applicationId: '00000000-0000-4000-8000-000000000001',
    name: 'Milica Đorđević',
  },
  title: 'applications.mail.names.withdrawal',
  render({ applicationId, positionTitle, name }, surroundings) {
    const { t } = surroundings;
    return plainLetter(surroundings, {
      subject: t('applications.mail.withdrawal.subject', { positionTitle, name }),
      preview: t('applications.mail.withdrawal.closed'),
      heading: t('applications.mail.withdrawal.heading', { positionTitle }),
      greeting: null,
      button: {
        path: pageAddress('employer-application', applicationId),
        label: t('applications.mail.notification.button'),
      },
      why: t('applications.mail.notification.footer'),
      text: [
        t('applications.mail.withdrawal.who', { name, positionTitle }),
        t('applications.mail.withdrawal.closed'),
      ],
    });
  },
});
