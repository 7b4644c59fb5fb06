import type { Translated } from '#shared/i18n/shape.ts';
import type { contactMessages as serbian } from './messages.sr.ts';
import { reportMessages } from './report-messages.en.ts';

export const contactMessages = {
  problems: {},
  title: 'Contact',
  lead: 'We answer on working days, mostly on the same day.',
  description:
    'Write to us about an account, a posting, an application or an invoice, report a suspicious posting, or send a request about your data.',
  form: {
    name: 'First and last name',
    email: 'Email',
    sender: 'You write as',
    subject: 'Subject',
    choose: 'Choose a subject',
    message: 'Message',
    reportHint: 'Give the address of the posting and say what is wrong with it.',
    agreement: 'I agree that these data are used for the answer, by the',
    privacy: 'privacy policy',
    submit: 'Send the message',
    homepage: 'Leave this empty',
    wait_one:
      'You have sent several messages in a row. Try again in {{count}} minute or write to us by email.',
    wait_other:
      'You have sent several messages in a row. Try again in {{count}} minutes or write to us by email.',
  },
  sent: {
    title: 'The message has been sent.',
    text: 'The answer will come to {{email}}.',
    another: 'Write another one',
  },
  senders: { candidate: 'Candidate', employer: 'Employer', other: 'Other' },
  subjects: {
    account: 'Account and signing in',
    application: 'Applying to a posting',
    posting: 'Publishing a posting',
    order: 'Orders and invoices',
    report: 'Suspicious or forbidden posting',
    data: 'My data and privacy',
    other: 'Something else',
  },
  direct: {
    title: 'Directly',
    email: 'for all questions',
    phone: 'on working days from 8 to 16',
    address: 'by appointment',
  },
  company: { title: 'Company', name: 'Name', registrationNumber: 'Registration number', pib: 'PIB' },
  faster: {
    title: 'Faster than a message',
    password: 'New password',
    rules: 'Terms for postings and prices',
    report: 'Report a suspicious posting',
  },
  report: reportMessages,
  mail: {
    report: {
      subject: 'Report: {{positionTitle}}, {{company}}',
      preview: 'Somebody has reported posting no. {{id}}.',
      heading: 'A posting has been reported',
      posting: 'Posting',
      reason: 'Reason',
      email: 'Email for an answer',
      noText: 'Without an explanation.',
      reply:
        'An answer to this mail reaches the person who reported the posting. The employer must not learn who that is.',
      button: 'Open the messages',
    },
    message: {
      subject: '{{about}}: message from {{name}}',
      preview: '{{name}} has written from the page Contact.',
      reply: 'An answer to this mail reaches the person who wrote.',
      footer: 'You receive this mail because this address is Prilika’s contact.',
    },
    confirmation: {
      subject: 'We have received your message',
      preview: 'We answer on working days, mostly on the same day.',
      heading: 'We have received your message',
      text: 'Thank you for writing to us. Subject: {{about}}. We answer on working days, mostly on the same day.',
      add: 'If you want to add something, write to {{contact}}.',
      footer:
        'You receive this mail because this address was entered in the form on the page Contact. If it was not you, tell us at {{contact}}.',
    },
  },
} as const satisfies Translated<typeof serbian>;
