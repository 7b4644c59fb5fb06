import { letter } from '#host/mail/letter.tsx';
import { WrittenText } from '#host/mail/mail-frame.tsx';
import type { ContactSender, ContactSubject } from '../../contact-topics.ts';

interface Message {
  name: string;
  email: string;
  sender: ContactSender;
  subject: ContactSubject;
  message: string;
}

/** Sent to the provider; replies go to the person. */
export const contactMail = letter({
  name: 'contact.message',
  texts: 'contact.mail.message',
  sample: {
    name: 'Milica Đorđević',
    email: 'milica@primer.rs',
    sender: 'candidate',
    subject: 'account',
    message: 'Ne stiže mi mejl za potvrdu adrese.',
  },
  facts: ({ name, subject }: Message, { t }) => ({ name, about: t(`contact.subjects.${subject}`) }),
  greeting: false,
  body: ({ name, email, sender, message }, { t, table }) => [
    table([
      [t('contact.form.name'), name],
      [t('contact.form.email'), email],
      [t('contact.form.sender'), t(`contact.senders.${sender}`)],
    ]),
    <WrittenText key="message" text={message} />,
  ],
  after: ['reply'],
});

/**
 * Sent to the person. Omits the message: the address is not verified, so the form must not be usable for sending text
 * to others.
 */
export const contactConfirmationMail = letter({
  name: 'contact.confirmation',
  texts: 'contact.mail.confirmation',
  sample: { subject: 'account', contact: 'podrska@primer.rs' },
  byAnybody: 'others',
  facts: ({ subject, contact }: { subject: ContactSubject; contact: string }, { t }) => ({
    about: t(`contact.subjects.${subject}`),
    contact,
  }),
  body: ['text', 'add'],
});
