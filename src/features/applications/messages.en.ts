import type { Translated } from '#shared/i18n/shape.ts';
import type { applicationMessages as serbian } from './messages.sr.ts';

export const applicationMessages = {
  problems: {
    'already-applied': 'You have already applied to this posting.',
    'other-apply-mode': 'The employer takes applications to this posting in another way.',
    'without-cv': 'Add a CV or confirm that you apply without one.',
    'not-found': 'The application was not found.',
  },
  types: {
    cv: 'CV',
    cv_letter: 'CV and cover letter',
    letter: 'Cover letter only',
  },
  parts: {
    documents_one: '{{count}} document',
    documents_other: '{{count}} documents',
    noDocument: 'no CV',
    coverLetter: 'cover letter',
    answers_one: 'the answer to {{count}} question',
    answers_other: 'answers to {{count}} questions',
  },
  facts: {
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    city: 'Town',
    birthDate: 'Date of birth',
    sent: 'Sent',
  },
  mail: {
    greeting: 'Hello,',
    personFooter:
      'You get this message because an application to a posting on Prilika was sent with this email address. If that was not you, tell us on the Contact page.',
    confirmation: {
      subject: 'Application sent: {{positionTitle}}, {{company}}',
      heading: 'Your application is sent',
      arrived: 'Your application to the posting “{{positionTitle}}” has reached {{company}}.',
      sent: 'Sent by: {{name}}. Contents: {{parts}}.',
      next: 'The employer answers by email to this address.',
      closes: 'Applications close on {{date}}.',
      button: 'See the posting',
    },
    repetition: {
      subject: 'Application already sent earlier: {{positionTitle}}, {{company}}',
      heading: 'The employer already has your application',
      again:
        'An application to the posting “{{positionTitle}}” of {{company}} was sent again with this email address.',
      kept: 'Your first application, of {{date}}, counts and has not changed. The repeated one was not kept.',
    },
    notification: {
      subject: 'New application: {{name}}, {{positionTitle}}',
      heading: 'New application to the posting “{{positionTitle}}”',
      who: 'It was sent by {{name}}.',
      button: 'Open the application',
      reply: 'An answer to this message reaches the person who applied.',
      footer:
        'You get this message because this address is entered in the posting for notifications of applications. You can change it by editing the posting.',
    },
  },
} as const satisfies Translated<typeof serbian>;
