import type { Translated } from '#kit/i18n/shape.ts';
import type { alertMessages as serbian } from './messages.sr.ts';

export const alertMessages = {
  alerts: {
    request: {
      title: 'New jobs by email',
      lead: 'When a job for this search appears, we email you. You don’t need an account.',
      notHeld: 'We follow everything except: {{list}}.',
      email: 'Email address',
      hint: 'We email you at most once a day, at 7 a.m., and only when there are new jobs. Every email has a link to change or stop this.',
      submit: 'Email me the confirmation link',
      privacy: 'We use your address only for this and delete it 30 days after you turn the emails off.',
      more: 'How we store data',
      account: 'Do you have an account?',
      asAgent: 'Save the search as a digital agent',
      sent: 'One more step',
      sentText:
        'If {{email}} is correct, an email with a link is waiting there. Open it within 7 days and jobs will start to arrive.',
      notArrived: 'No email? Check your spam folder. We send at most three links a day to one address.',
      again: 'Change the address',
      back: 'Back to the search',
      emptyTitle: 'What are you looking for?',
      emptyText: 'Emails about new jobs need at least one criterion: a word, a place or a filter.',
      emptyButton: 'Search jobs',
    },
    confirmation: {
      title: 'Confirm emails about new jobs',
      question: 'We’ll send {{email}} new jobs for this search:',
      confirm: 'Confirm',
      confirming: 'Confirming',
      notYou: 'Didn’t request this? Close this page and we won’t send anything.',
      doneTitle: 'Jobs arrive by email',
      done: 'New jobs for “{{title}}” go to {{email}}, when there are any.',
      knownTitle: 'This has been confirmed already',
      known: 'You can see and change how jobs for “{{title}}” arrive.',
      inAccount: 'The search “{{title}}” is now a digital agent of the account with the address {{email}}.',
      manage: 'Change how often they arrive',
      toAgents: 'My digital agents',
      toPostings: 'See jobs',
      account: 'With an account for the same address, these searches become your digital agents.',
      register: 'Create an account',
      deadTitle: 'This link does not work',
      deadText:
        'The link is incomplete or has expired: it works for 7 days. You can request a new one from the search page.',
    },
    mail: {
      name: 'Confirmation of emails about new jobs',
      subject: 'Please confirm emails about new jobs',
      preview: 'One click and jobs will start to arrive.',
      text: 'Emails about new jobs have been requested for this address on Prilika.',
      until:
        'Confirm by {{date}} and jobs will start to arrive, once a day at most. The confirmation page says for which search.',
      button: 'Confirm',
      notYou: 'If you didn’t request this, you don’t need to do anything: without confirmation we send nothing.',
      why: 'You are receiving this email because someone entered your address on Prilika.',
    },
  },
} as const satisfies Translated<typeof serbian>;
