import { MailFacts, MailLetter, MailText } from '#platform/mail/mail-frame.tsx';
import { defineMail } from '#platform/mail/mail-template.ts';
import { pageAddress } from '#shared/site-map.ts';
import { inboxAddress } from '../../inbox/inbox-address.ts';
import { WrittenText } from '../../messages/server/contact-mail.tsx';
import type { ReportReason } from '../report-reasons.ts';

/** To the provider, so that a report reaches people who are not looking at the administration. */
export const reportMail = defineMail<{
  postingId: number;
  positionTitle: string;
  company: string;
  reason: ReportReason;
  text: string;
  /** Empty when no reply is expected. */
  email: string;
}>({
  name: 'contact.report',
  sample: {
    postingId: 1,
    positionTitle: 'Knjigovođa (m/ž)',
    company: 'Kvarc Računovodstvo',
    reason: 'money',
    text: 'Traže uplatu pre razgovora.',
    email: 'milica@primer.rs',
  },
  title: 'contact.mail.names.report',
  render({ postingId, positionTitle, company, reason, text, email }, surroundings) {
    const { t } = surroundings;
    return {
      subject: t('contact.mail.report.subject', { positionTitle, company }),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('contact.mail.report.preview', { id: postingId })}
          heading={t('contact.mail.report.heading')}
          greeting={null}
          button={{
            href: `${surroundings.siteUrl}${inboxAddress({ kind: 'report', q: String(postingId) })}`,
            label: t('contact.mail.report.button'),
          }}
          after={email === '' ? null : <MailText>{t('contact.mail.report.reply')}</MailText>}
          why={t('contact.mail.message.footer')}
        >
          <MailFacts
            facts={[
              [
                t('contact.mail.report.posting'),
                `${positionTitle}, ${company}, ${surroundings.siteUrl}${pageAddress('posting', postingId)}`,
              ],
              [t('contact.mail.report.reason'), t(`contact.report.reasons.${reason}`)],
              [t('contact.mail.report.email'), email],
            ]}
          />
          <WrittenText text={text === '' ? t('contact.mail.report.noText') : text} />
        </MailLetter>
      ),
    };
  },
});
