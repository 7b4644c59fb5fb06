import type { Translated } from '#shared/i18n/shape.ts';
import type { unsubscribeMessages as serbian } from './unsubscribe-messages.sr.ts';

export const unsubscribeMessages = {
  title: 'Unsubscribe from mail',
  address: 'Address:',
  what: 'What to switch off',
  only: {
    news: 'Only advice and news',
    offers: 'Only special offers',
    applications: 'Only notifications about applications',
  },
  onlyNote: {
    news: 'Articles about finding a job and news of Prilika',
    offers: 'Discounts and offers of Prilika and its partners',
    applications: 'News of your applications to postings',
  },
  everything: 'All mailing lists',
  everythingNote: 'We go on sending mail about your account and password',
  already: 'You have switched this mail off already. You can switch off the rest as well.',
  submit: 'Unsubscribe me',
  sending: 'Unsubscribing you',
  settings: 'Mail settings',
  done: 'You are unsubscribed',
  doneOne: {
    news: 'We no longer send advice and news to {{email}}.',
    offers: 'We no longer send special offers to {{email}}.',
    applications: 'We no longer send notifications about applications to {{email}}.',
  },
  doneEverything: 'From now on we send only mail about your account and password to {{email}}.',
  undo: 'You can switch mail on again in your settings at any time.',
  home: 'Back to the home page',
  back: 'Switch it on again in the settings',
  invalidTitle: 'This link does not work',
  invalidText:
    'The unsubscribe link is incomplete or the account no longer exists. Open it once more from the message, or switch mail off in the settings of your account.',
  signIn: 'Sign in',
} satisfies Translated<typeof serbian>;
