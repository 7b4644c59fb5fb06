import type { Translated } from '#kit/i18n/shape.ts';
import type { inboxMessages as serbian } from './messages.sr.ts';

const shared = {
  title: 'Messages',
  found_one: '{{count}} conversation',
  found_other: '{{count}} conversations',
  showAll: 'Show all conversations',
  filters: { state: { label: 'Show', all: 'All', awaiting: 'Awaiting your reply', unread: 'Unread' } },
};

export const inboxMessages = {
  inbox: {
    ...shared,
    unread_one: '{{count}} new',
    unread_other: '{{count}} new',
    awaiting: 'Awaiting your reply',
    own: 'Your company: {{text}}',
    none: {
      title: 'No messages yet',
      text: 'All your conversations with candidates will appear here. The first message is sent from the list of applications or from an application’s page.',
    },
    empty: 'No such conversations',
  },
  ownInbox: {
    ...shared,
    own: 'You: {{text}}',
    none: {
      title: 'No messages yet',
      text: 'When an employer writes to you about an application, the conversation will also appear here.',
    },
    empty: 'All messages have been read',
  },
} as const satisfies Translated<typeof serbian>;
