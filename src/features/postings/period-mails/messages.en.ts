import type { Translated } from '#kit/i18n/shape.ts';
import type { periodMessages as serbian } from './messages.sr.ts';

export const periodMessages = {
  mail: {
    why: 'You are receiving this email because a posting was sent from your account on Prilika.',
    views: 'Views so far',
    applications: 'Applications so far',
    button: 'Renew posting',
    openOrders: 'Open your orders',
    ending: {
      name: 'Posting expires soon',
      subject: 'Your posting expires soon: {{positionTitle}}',
      preview_one: '{{count}} day left.',
      preview_other: '{{count}} days left.',
      heading: 'Your posting expires soon',
      text: 'The posting “{{positionTitle}}” is visible in search until {{date}}.',
      next: 'If the position has not been filled yet, you can renew the posting now. The new days are added to its current end date; applications and statistics are kept.',
      renewalWaits:
        'The renewal is awaiting payment of pro-forma invoice {{number}}. Once it is paid, the new days are added to the current end date.',
    },
    ended: {
      name: 'Posting expired',
      subject: 'Your posting has expired: {{positionTitle}}',
      preview: 'Its applications, address and statistics are kept.',
      heading: 'Your posting has expired',
      text: 'The posting “{{positionTitle}}” was visible in search until {{date}}.',
      next: 'The applications you have received are kept in your profile. If the position has not been filled yet, renew the posting: its address, applications and statistics are kept.',
      renewalWaits:
        'The applications you have received are kept in your profile. The renewal is awaiting payment of pro-forma invoice {{number}}. Once it is paid, the posting is back in search.',
    },
  },
} as const satisfies Translated<typeof serbian>;
