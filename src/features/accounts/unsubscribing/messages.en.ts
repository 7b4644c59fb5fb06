import type { Translated } from '#kit/i18n/shape.ts';
import type { unsubscribeMessages as serbian } from './messages.sr.ts';

export const unsubscribeMessages = {
  title: 'Unsubscribe from emails',
  address: 'Address:',
  what: 'What to turn off',
  only: {
    news: 'Only advice and news',
    offers: 'Only special offers',
    applications: 'Only notifications about applications',
  },
  onlyNote: {
    news: 'Articles about finding a job and news from Prilika',
    offers: 'Discounts and special offers from Prilika',
    applications: 'Updates on your job applications',
  },
  everything: 'All of these emails',
  everythingNote: 'We will still send essential emails (account, postings, orders, applications)',
  already: 'You have already turned these emails off. You can turn off the rest as well.',
  submit: 'Unsubscribe',
  sending: 'Unsubscribing you',
  settings: 'Email settings',
  done: 'You are unsubscribed',
  doneOne: {
    news: 'We no longer send advice and news to {{email}}.',
    offers: 'We no longer send special offers to {{email}}.',
    applications: 'We no longer send notifications about applications to {{email}}.',
  },
  doneEverything:
    'From now on we will only send essential emails to {{email}}: about your account, postings, applications and orders.',
  undo: 'You can turn emails back on in your settings at any time.',
  home: 'Back to the home page',
  back: 'Turn emails back on in settings',
  invalidTitle: 'This link does not work',
  invalidText:
    'The unsubscribe link is incomplete or the account no longer exists. Open it again from the email, or turn emails off in your account settings.',
  signIn: 'Sign in',
} satisfies Translated<typeof serbian>;
