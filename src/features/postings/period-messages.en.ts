import type { Translated } from '#shared/i18n/shape.ts';
import type { periodMessages as serbian } from './period-messages.sr.ts';

export const periodMessages = {
  mail: {
    why: 'You have received this message because a posting was sent from your account on Prilika.',
    views: 'Views so far',
    applications: 'Applications so far',
    button: 'Renew the posting',
    openOrders: 'Open your orders',
    ending: {
      subject: 'Your posting ends soon: {{positionTitle}}',
      preview_one: '{{count}} day is left.',
      preview_other: '{{count}} days are left.',
      heading: 'Your posting ends soon',
      text: 'The posting “{{positionTitle}}” is in search until {{date}}.',
      next: 'If the position is not filled yet, you can renew it now. The new days are added to its present end; applications and statistics stay.',
      renewalWaits:
        'Its renewal waits for the payment of pro-forma invoice {{number}}. When it arrives, the new days are added to the present end.',
    },
    ended: {
      subject: 'Your posting has ended: {{positionTitle}}',
      preview: 'Its applications, address and statistics stay.',
      heading: 'Your posting has ended',
      text: 'The posting “{{positionTitle}}” was in search until {{date}}.',
      next: 'The applications you have received stay in your profile. If the position is not filled yet, renew the posting: its address, applications and statistics stay.',
      renewalWaits:
        'The applications you have received stay in your profile. The renewal waits for the payment of pro-forma invoice {{number}}. When it arrives, the posting is in search again.',
    },
  },
} as const satisfies Translated<typeof serbian>;
