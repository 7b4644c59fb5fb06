import type { Translated } from '#kit/i18n/shape.ts';
import { agentListMessages } from './list/messages.en.ts';
import type { agentMessages as serbian } from './messages.sr.ts';

export const agentMessages = {
  list: agentListMessages,
  problems: {
    'not-found': 'This agent does not exist.',
    'limit-reached': 'You have reached the limit of agents ({{count}}). Delete one to create a new one.',
    changed: 'The agent was changed in the meantime, in another window or on another device. See the newer version.',
    'draft-changed':
      'The unfinished agent was changed in the meantime on another device. Choose which version to continue.',
    'bad-link': 'This link does not match any agent. It may have been deleted.',
  },
} as const satisfies Translated<typeof serbian>;
