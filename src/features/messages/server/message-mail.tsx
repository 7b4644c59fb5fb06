import { eq } from 'drizzle-orm';
import { type AboutPosting, aboutPosting, sampleAbout } from '#features/applying/server/letter-posting.tsx';
import { letter } from '#host/mail/letter.tsx';
import { WrittenText } from '#host/mail/mail-frame.tsx';
import type { LocalDay } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import { applicationMessages } from './message-table.ts';

interface Written extends AboutPosting {
  applicationId: string;
  body: string;
}

interface Message extends Written {
  subject: string;
  sentOn: LocalDay;
  /** Whether it can be answered on the site as well. */
  withAccount: boolean;
  answerable: boolean;
}

const about = { ...sampleAbout, applicationId: '00000000-0000-4000-8000-000000000001' };

/** A company's message to an applicant; replies by mail go to the company. */
export const messageMail = letter({
  name: 'applications.message',
  texts: 'applications.messaging.mail.message',
  sample: {
    ...about,
    subject: 'Drugi krug',
    body: 'Poštovana Milice,\n\njavljamo vam se povodom prijave.',
    sentOn: '2026-11-20',
    withAccount: true,
    answerable: true,
  },
  notification: {
    kind: 'message',
    path: ({ applicationId }: Message) => pageAddress('candidate-application', applicationId),
  },
  finished: async (tx, mailId, outcome) => {
    await tx.update(applicationMessages).set({ state: outcome }).where(eq(applicationMessages.mailId, mailId));
  },
  facts: ({ positionTitle, company, subject, sentOn }: Message, { day }) => ({
    positionTitle,
    company,
    subject,
    date: day(sentOn),
  }),
  about: aboutPosting,
  greeting: false,
  body: ({ body }) => [<WrittenText key="body" text={body} />],
  button: ({ applicationId, withAccount }) =>
    withAccount ? pageAddress('candidate-application', applicationId) : null,
  after: ({ withAccount, answerable }) => [
    withAccount ? (answerable ? 'answer.both' : 'answer.site') : answerable && 'answer.mail',
  ],
});

/** To the company: a candidate has replied on the site; replies by mail go to the candidate. */
export const answerMail = letter({
  name: 'applications.answer',
  texts: 'applications.messaging.mail.answer',
  sample: { ...about, name: 'Milica Đorđević', body: 'Hvala, odgovara mi sreda.' },
  notification: {
    kind: 'message',
    members: 'recruiter',
    path: ({ applicationId }: Written & { name: string }) => pageAddress('employer-application', applicationId),
  },
  facts: ({ positionTitle, name }: Written & { name: string }) => ({ positionTitle, name }),
  greeting: false,
  body: ({ body }) => ['text', <WrittenText key="body" text={body} />],
  button: ({ applicationId }) => pageAddress('employer-application', applicationId),
});
