import type { Translated } from '#shared/i18n/shape.ts';
import { agentListMessages } from './list/messages.en.ts';
import type { agentMessages as serbian } from './messages.sr.ts';

export const agentMessages = {
  list: agentListMessages,
  problems: {
    'not-found': 'This agent does not exist.',
    'limit-reached': 'You have reached the limit of agents ({{count}}). Delete one of them.',
    changed:
      'The agent was changed in the meantime in another window or on another device. Look at the newer state.',
    'draft-changed':
      'The unfinished agent was changed in the meantime on another device. Choose which one to continue.',
    'bad-link': 'This link leads to no agent. It may have been deleted.',
  },
} as const satisfies Translated<typeof serbian>;
