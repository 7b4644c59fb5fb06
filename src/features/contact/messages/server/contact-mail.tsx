import { MailFacts, MailLetter, MailText } from '#platform/mail/mail-frame.tsx';
import { defineMail } from '#platform/mail/mail-template.ts';
import type { ContactSender, ContactSubject } from '../contact-topics.ts';

/** What a person has written, in its paragraphs and lines. */
export const WrittenText = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
    <MailText key={index}>
      {paragraph.split('\n').map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
        <span key={at}>
          {at > 0 ? <br /> : null}
          {line}
        </span>
      ))}
    </MailText>
  ));

/** To the provider; a reply goes to the person. */
export const contactMail = defineMail<{
  name: string;
  email: string;
  sender: ContactSender;
  subject: ContactSubject;
  message: string;
}>({
  name: 'contact.message',
  sample: {
    name: 'Milica Đorđević',
    email: 'milica@primer.rs',
    sender: 'candidate',
    subject: 'account',
    message: 'Ne stiže mi mejl za potvrdu adrese.',
  },
  title: 'contact.mail.names.message',
  render({ name, email, sender, subject, message }, surroundings) {
    const { t } = surroundings;
    const about = t(`contact.subjects.${subject}`);
    return {
      subject: t('contact.mail.message.subject', { about, name }),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('contact.mail.message.preview', { name })}
          heading={about}
          greeting={null}
          after={<MailText>{t('contact.mail.message.reply')}</MailText>}
          why={t('contact.mail.message.footer')}
        >
          <MailFacts
            facts={[
              [t('contact.form.name'), name],
              [t('contact.form.email'), email],
              [t('contact.form.sender'), t(`contact.senders.${sender}`)],
            ]}
          />
          <WrittenText text={message} />
        </MailLetter>
      ),
    };
  },
});

/**
 * To the person. Without the message: the address is not verified, so that the form cannot be used to send words to
 * others.
 */
export const contactConfirmationMail = defineMail<{ subject: ContactSubject; contact: string }>({
  name: 'contact.confirmation',
  sample: { subject: 'account', contact: 'podrska@primer.rs' },
  title: 'contact.mail.names.confirmation',
  byAnybody: 'others',
  render({ subject, contact }, surroundings) {
    const { t } = surroundings;
    return {
      subject: t('contact.mail.confirmation.subject'),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('contact.mail.confirmation.preview')}
          heading={t('contact.mail.confirmation.heading')}
          why={t('contact.mail.confirmation.footer', { contact })}
        >
          <MailText>
            {t('contact.mail.confirmation.text', { about: t(`contact.subjects.${subject}`) })}
          </MailText>
          <MailText>{t('contact.mail.confirmation.add', { contact })}</MailText>
        </MailLetter>
      ),
    };
  },
});
