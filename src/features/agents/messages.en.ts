import type { Translated } from '#kit/i18n/shape.ts';
import { agentListMessages } from './list/messages.en.ts';
import type { agentMessages as serbian, validation as serbianValidation } from './messages.sr.ts';

export const agentMessages = {
  list: agentListMessages,
  problems: {
    'not-found': 'This agent does not exist.',
    'limit-reached': 'You have reached the limit of agents ({{count}}). Delete one to create a new one.',
    changed: 'The agent was changed in the meantime, in another window or on another device. See the newer version.',
    'draft-changed':
      'The unfinished agent was changed in the meantime on another device. Choose which version to continue.',
    'alerts-limit-reached':
      'This address already has the maximum number of searches ({{count}}). Turn one of them off with the link in its emails.',
    'bad-link': 'This link does not lead to any search. It may have expired, or the search may have been deleted.',
  },
} as const satisfies Translated<typeof serbian>;

export const validation = {
  'agent-title': 'Agent/registration name is required',
  keyword: 'A keyword needs at least one letter or digit.',
  'pause-too-long': 'A pause can last up to a year.',
} satisfies Translated<typeof serbianValidation>;
