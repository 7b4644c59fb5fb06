import { letter } from '#host/mail/letter.tsx';
import { WrittenText } from '#host/mail/mail-frame.tsx';
import { pageAddress } from '#kit/site-map.ts';
import { inboxAddress } from '../../inbox/inbox-address.ts';
import type { ReportReason } from '../../report-reasons.ts';

interface Report {
  postingId: number;
  positionTitle: string;
  company: string;
  reason: ReportReason;
  text: string;
  /** Empty when no reply is expected. */
  email: string;
}

/** Sent to the provider, so that reports are noticed without opening the administration. */
export const reportMail = letter({
  name: 'contact.report',
  texts: 'contact.mail.report',
  sample: {
    postingId: 1,
    positionTitle: 'Knjigovođa (m/ž)',
    company: 'Kvarc Računovodstvo',
    reason: 'money',
    text: 'Traže uplatu pre razgovora.',
    email: 'milica@primer.rs',
  },
  facts: ({ postingId: id, positionTitle, company }: Report) => ({ id, positionTitle, company }),
  greeting: false,
  body: ({ postingId, positionTitle, company, reason, text, email }, { say, t, table, siteUrl }) => [
    table([
      [say('posting'), `${positionTitle}, ${company}, ${siteUrl}${pageAddress('posting', postingId)}`],
      [say('reason'), t(`contact.report.reasons.${reason}`)],
      [say('email'), email],
    ]),
    <WrittenText key="text" text={text || say('noText')} />,
  ],
  button: ({ postingId }) => inboxAddress({ kind: 'report', q: String(postingId) }),
  after: ({ email }) => [email !== '' && 'reply'],
});

/** To the reporter who left an address: the receipt of the report. */
export const reportReceivedMail = letter({
  name: 'contact.report-received',
  texts: 'contact.mail.reportReceived',
  sample: { postingId: 1, positionTitle: 'Knjigovođa (m/ž)', company: 'Kvarc Računovodstvo', reason: 'money' },
  byAnybody: 'others',
  facts: ({ positionTitle, company, reason }: Omit<Report, 'text' | 'email'>, { t }) => ({
    positionTitle,
    company,
    about: t(`contact.report.reasons.${reason}`),
  }),
  body: ['text', 'next'],
});
