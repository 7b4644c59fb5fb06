import { eq } from 'drizzle-orm';
import { MailLetter, MailText, mailText } from '#platform/mail/mail-frame.tsx';
import { defineMail } from '#platform/mail/mail-template.ts';
import { formatDate, type LocalDay } from '#shared/dates.ts';
import { pageAddress } from '#shared/site-map.ts';
import { applicationMessages } from './message-table.ts';

/** What somebody wrote, with its paragraphs and lines; it is text, whatever it looks like. */
function WrittenText({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text that does not change
    <p key={place} style={mailText}>
      {paragraph.split('\n').map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change
        <span key={at}>
          {at > 0 ? <br /> : null}
          {line}
        </span>
      ))}
    </p>
  ));
}

interface About {
  applicationId: string;
  positionTitle: string;
  company: string;
}

/** A company's message to somebody who applied; an answer by mail goes to the company. */
export const messageMail = defineMail<
  About & {
    subject: string;
    body: string;
    sentOn: LocalDay;
    /** It can be answered on the site as well. */
    withAccount: boolean;
    answerable: boolean;
  }
>({
  name: 'applications.message',
  sample: {
    applicationId: '00000000-0000-4000-8000-000000000001',
    positionTitle: 'Knjigovođa (m/ž)',
    company: 'Kvarc Računovodstvo',
    subject: 'Drugi krug',
    body: 'Poštovana Milice,\n\njavljamo vam se povodom prijave.',
    sentOn: '2026-11-20',
    withAccount: true,
    answerable: true,
  },
  title: 'applications.messaging.mail.names.message',
  finished: async (tx, mailId, outcome) => {
    await tx
      .update(applicationMessages)
      .set({ state: outcome })
      .where(eq(applicationMessages.mailId, mailId));
  },
  render(
    { applicationId, positionTitle, company, subject, body, sentOn, withAccount, answerable },
    surroundings,
  ) {
    const { language, siteUrl, t } = surroundings;
    const how = withAccount ? (answerable ? 'both' : 'site') : answerable ? 'mail' : null;
    return {
      subject,
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('applications.messaging.mail.message.preview', { company, positionTitle })}
          heading={t('applications.messaging.mail.message.heading', { company })}
          greeting={null}
          {...(withAccount
            ? {
                button: {
                  href: `${siteUrl}${pageAddress('candidate-application', applicationId)}`,
                  label: t('applications.messaging.mail.message.button'),
                },
              }
            : {})}
          after={how ? <MailText>{t(`applications.messaging.mail.message.answer.${how}`)}</MailText> : null}
          why={t('applications.messaging.mail.message.about', {
            positionTitle,
            company,
            date: formatDate(sentOn, language),
          })}
        >
          <WrittenText text={body} />
        </MailLetter>
      ),
    };
  },
});

/** To the company: a candidate has answered on the site; an answer by mail goes to the candidate. */
export const answerMail = defineMail<About & { name: string; body: string }>({
  name: 'applications.answer',
  sample: {
    applicationId: '00000000-0000-4000-8000-000000000001',
    positionTitle: 'Knjigovođa (m/ž)',
    company: 'Kvarc Računovodstvo',
    name: 'Milica Đorđević',
    body: 'Hvala, odgovara mi sreda.',
  },
  title: 'applications.messaging.mail.names.answer',
  render({ applicationId, positionTitle, name, body }, surroundings) {
    const { siteUrl, t } = surroundings;
    return {
      subject: t('applications.messaging.mail.answer.subject', { name, positionTitle }),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('applications.messaging.mail.answer.heading', { positionTitle })}
          heading={t('applications.messaging.mail.answer.heading', { positionTitle })}
          greeting={null}
          button={{
            href: `${siteUrl}${pageAddress('employer-application', applicationId)}`,
            label: t('applications.messaging.mail.answer.button'),
          }}
          why={t('applications.messaging.mail.answer.why')}
        >
          <MailText>{t('applications.messaging.mail.answer.who', { name })}</MailText>
          <WrittenText text={body} />
        </MailLetter>
      ),
    };
  },
});
