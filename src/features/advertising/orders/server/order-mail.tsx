import { MailFacts, MailLetter, MailText } from '#platform/mail/mail-frame.tsx';
import { defineMail, type MailSurroundings } from '#platform/mail/mail-template.ts';
import { formatBankAccount } from '#shared/bank-account.ts';
import { formatDate, type LocalDay } from '#shared/dates.ts';
import { formatPara } from '#shared/money.ts';
import { formatPaymentReference } from '#shared/payment-reference.ts';
import { pageAddress } from '#shared/site-map.ts';
import { referenceBodyOf } from './order-rows.ts';
import type { OrderRow } from './order-table.ts';

const ordersAddress = (siteUrl: string): string => `${siteUrl}${pageAddress('own-orders')}`;

/** What the payment of an order sets going: a posting, a package, or both. */
export type Bought = 'posting' | 'package' | 'both';

export const boughtBy = ({ postingId, packageName }: OrderRow): Bought => {
  if (packageName === null) return 'posting';
  return postingId === null ? 'package' : 'both';
};

/** What has to be paid, and how. */
export interface Payment {
  number: string;
  /** In Serbian, as the invoice says it. */
  service: string;
  /** Para. */
  total: number;
  account: string;
  dueOn: LocalDay;
  bought: Bought;
}

const paymentFacts = (
  { number, service, total, account, dueOn }: Payment,
  { language, t }: MailSurroundings,
): (readonly [string, string])[] => {
  return [
    [t('advertising.orders.columns.item'), service],
    [t('advertising.orders.total'), formatPara(total, language)],
    [t('advertising.orders.account'), formatBankAccount(account)],
    [t('advertising.orders.reference'), `97 ${formatPaymentReference(referenceBodyOf(number))}`],
    [t('advertising.orders.due'), formatDate(dueOn, language)],
  ];
};

/** To the employer: the pro-forma invoice, and how to pay it. */
export const proformaMail = defineMail<Payment & { fileId: string }>({
  name: 'orders.proforma',
  sample: {
    number: '2026-000123',
    service: 'Promovisan oglas, 30 dana',
    total: 1_908_000,
    account: '840000000095584510',
    dueOn: '2026-12-01',
    bought: 'posting',
    fileId: '00000000-0000-4000-8000-000000000002',
  },
  title: 'advertising.orders.mail.names.proforma',
  attachment: ({ fileId }) => fileId,
  render(payment, surroundings) {
    const { language, siteUrl, t } = surroundings;
    const { number, total } = payment;
    return {
      subject: t('advertising.orders.mail.proforma.subject', { number }),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('advertising.orders.mail.proforma.preview', { total: formatPara(total, language) })}
          heading={t('advertising.orders.mail.proforma.heading', { number })}
          button={{ href: ordersAddress(siteUrl), label: t('advertising.orders.mail.proforma.button') }}
          why={t('advertising.orders.mail.why')}
        >
          <MailText>{t(`advertising.orders.mail.proforma.text.${payment.bought}`)}</MailText>
          <MailFacts facts={paymentFacts(payment, surroundings)} />
        </MailLetter>
      ),
    };
  },
});

/** To the employer, once: the order was due yesterday and is not paid (rules.md#orders). */
export const reminderMail = defineMail<Payment>({
  name: 'orders.reminder',
  sample: {
    number: '2026-000123',
    service: 'Promovisan oglas, 30 dana',
    total: 1_908_000,
    account: '840000000095584510',
    dueOn: '2026-12-01',
    bought: 'posting',
  },
  title: 'advertising.orders.mail.names.reminder',
  render(payment, surroundings) {
    const { language, siteUrl, t } = surroundings;
    const { number, dueOn } = payment;
    return {
      subject: t('advertising.orders.mail.reminder.subject', { number }),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('advertising.orders.mail.reminder.preview', { date: formatDate(dueOn, language) })}
          heading={t('advertising.orders.mail.reminder.heading', { number })}
          button={{ href: ordersAddress(siteUrl), label: t('advertising.orders.mail.proforma.button') }}
          why={t('advertising.orders.mail.why')}
        >
          <MailText>{t(`advertising.orders.mail.reminder.text.${payment.bought}`)}</MailText>
          <MailFacts facts={paymentFacts(payment, surroundings)} />
          <MailText>{t('advertising.orders.mail.reminder.next')}</MailText>
        </MailLetter>
      ),
    };
  },
});

/** To the employer: the payment has arrived. */
export const paidMail = defineMail<{ number: string; total: number; bought: Bought }>({
  name: 'orders.paid',
  sample: { number: '2026-000123', total: 1_908_000, bought: 'posting' },
  title: 'advertising.orders.mail.names.paid',
  render({ number, total, bought }, surroundings) {
    const { language, siteUrl, t } = surroundings;
    return {
      subject: t('advertising.orders.mail.paid.subject', { number }),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('advertising.orders.mail.paid.preview')}
          heading={t('advertising.orders.mail.paid.heading')}
          button={{
            href: bought === 'package' ? ordersAddress(siteUrl) : `${siteUrl}${pageAddress('my-postings')}`,
            label: t(`advertising.orders.mail.paid.${bought === 'package' ? 'packages' : 'button'}`),
          }}
          why={t('advertising.orders.mail.why')}
        >
          <MailText>
            {t('advertising.orders.mail.paid.text', { number, total: formatPara(total, language) })}{' '}
            {t(`advertising.orders.mail.paid.next.${bought}`)}
          </MailText>
        </MailLetter>
      ),
    };
  },
});

/** To the employer: an administrator has cancelled the order, and why. */
export const cancelledMail = defineMail<{ number: string; reason: string }>({
  name: 'orders.cancelled',
  sample: { number: '2026-000123', reason: 'Na zahtev poslodavca.' },
  title: 'advertising.orders.mail.names.cancelled',
  render({ number, reason }, surroundings) {
    const { siteUrl, t } = surroundings;
    return {
      subject: t('advertising.orders.mail.cancelled.subject', { number }),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('advertising.orders.mail.cancelled.preview')}
          heading={t('advertising.orders.mail.cancelled.heading')}
          button={{ href: ordersAddress(siteUrl), label: t('advertising.orders.mail.proforma.button') }}
          why={t('advertising.orders.mail.why')}
        >
          <MailText>{t('advertising.orders.mail.cancelled.text', { number })}</MailText>
          <MailText>{t('advertising.orders.mail.cancelled.reason', { reason })}</MailText>
        </MailLetter>
      ),
    };
  },
});
