import { MailFacts, MailLetter, MailText } from '#platform/mail/mail-frame.tsx';
import { defineMail } from '#platform/mail/mail-template.ts';
import { formatDate, type LocalDay } from '#shared/dates.ts';
import { formatNumber } from '#shared/money.ts';
import { pageAddress } from '#shared/site-map.ts';
import { renewalAddress } from '../../addresses.ts';

interface About {
  postingId: number;
  positionTitle: string;
  /** Last local day on which it is, or was, live. */
  closesOn: LocalDay;
  views: number;
  applications: number;
  /** Number of the pro-forma invoice by which a renewal waits to be paid. */
  renewalInvoice: string | null;
}

const letter = (
  kind: 'ending' | 'ended',
  { postingId, positionTitle, closesOn, views, applications, renewalInvoice }: About,
  daysLeft: number | undefined,
  surroundings: Parameters<typeof MailLetter>[0]['surroundings'],
) => {
  const { language, siteUrl, t } = surroundings;
  return {
    subject: t(`postings.period.mail.${kind}.subject`, { positionTitle }),
    body: (
      <MailLetter
        surroundings={surroundings}
        preview={t(`postings.period.mail.${kind}.preview`, { count: daysLeft })}
        heading={t(`postings.period.mail.${kind}.heading`)}
        button={
          renewalInvoice
            ? {
                href: `${siteUrl}${pageAddress('own-orders')}`,
                label: t('postings.period.mail.openOrders'),
              }
            : {
                href: `${siteUrl}${renewalAddress(postingId)}`,
                label: t('postings.period.mail.button'),
              }
        }
        why={t('postings.period.mail.why')}
      >
        <MailText>
          {t(`postings.period.mail.${kind}.text`, { positionTitle, date: formatDate(closesOn, language) })}
        </MailText>
        <MailFacts
          facts={[
            [t('postings.period.mail.views'), formatNumber(views, language)],
            [t('postings.period.mail.applications'), formatNumber(applications, language)],
          ]}
        />
        <MailText>
          {renewalInvoice
            ? t(`postings.period.mail.${kind}.renewalWaits`, { number: renewalInvoice })
            : t(`postings.period.mail.${kind}.next`)}
        </MailText>
      </MailLetter>
    ),
  };
};

/** To the employer: the posting ends in a few days. */
export const endingMail = defineMail<About & { daysLeft: number }>({
  name: 'postings.ending',
  sample: {
    postingId: 1,
    positionTitle: 'Knjigovođa (m/ž)',
    closesOn: '2026-11-30',
    views: 346,
    applications: 12,
    renewalInvoice: null,
    daysLeft: 3,
  },
  title: 'postings.period.mail.names.ending',
  render: ({ daysLeft, ...about }, surroundings) => letter('ending', about, daysLeft, surroundings),
});

/** To the employer: the posting's period is over. */
export const endedMail = defineMail<About>({
  name: 'postings.ended',
  sample: {
    postingId: 1,
    positionTitle: 'Knjigovođa (m/ž)',
    closesOn: '2026-11-30',
    views: 346,
    applications: 12,
    renewalInvoice: null,
  },
  title: 'postings.period.mail.names.ended',
  render: (about, surroundings) => letter('ended', about, undefined, surroundings),
});
