import { letter, type Where } from '#host/mail/letter.tsx';
import type { LocalDay } from '#kit/dates.ts';
import { formatNumber } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { renewalAddress } from '../../addresses.ts';

interface About {
  postingId: number;
  positionTitle: string;
  /** Last local day on which it is, or was, live. */
  closesOn: LocalDay;
  views: number;
  applications: number;
  /** Number of the pro-forma invoice for which a renewal awaits payment. */
  renewalInvoice: string | null;
}

const sample: About = {
  postingId: 1,
  positionTitle: 'Knjigovođa (m/ž)',
  closesOn: '2026-11-30',
  views: 346,
  applications: 12,
  renewalInvoice: null,
};

const factsOf = ({ positionTitle, closesOn, renewalInvoice }: About, { day }: Where) => ({
  positionTitle,
  date: day(closesOn),
  number: renewalInvoice ?? '',
});

const bodyOf = ({ views, applications, renewalInvoice }: About, { t, table, language }: Where) =>
  [
    'text',
    table([
      [t('postings.period.mail.views'), formatNumber(views, language)],
      [t('postings.period.mail.applications'), formatNumber(applications, language)],
    ]),
    renewalInvoice ? 'renewalWaits' : 'next',
  ] as const;

const notification = {
  kind: 'posting',
  members: 'recruiter',
  path: ({ postingId }: About) => renewalAddress(postingId),
} as const;

const buttonOf = ({ postingId, renewalInvoice }: About) =>
  renewalInvoice ? ([pageAddress('own-orders'), 'openOrders'] as const) : renewalAddress(postingId);

/** To the employer: the posting ends in a few days. */
export const endingMail = letter({
  name: 'postings.ending',
  texts: 'postings.period.mail.ending',
  sample: { ...sample, daysLeft: 3 },
  notification,
  facts: ({ daysLeft, ...about }: About & { daysLeft: number }, where) => ({
    ...factsOf(about, where),
    count: daysLeft,
  }),
  body: bodyOf,
  button: buttonOf,
});

/** To the employer: the posting's period is over. */
export const endedMail = letter({
  name: 'postings.ended',
  texts: 'postings.period.mail.ended',
  sample,
  notification,
  facts: factsOf,
  body: bodyOf,
  button: buttonOf,
});
