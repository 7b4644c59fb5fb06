import type { Translated } from '#kit/i18n/shape.ts';
import type { today as serbian } from './messages.sr.ts';

export const today: Translated<typeof serbian> = {
  greetings: {
    morning: 'Good morning! Here is what’s new for you.',
    day: 'Good afternoon! Here is what’s new for you.',
    evening: 'Good evening! Here is what’s new for you.',
  },
  agent: 'Agent: {{title}}',
  found: { title: 'Found by your agents', all: 'All agents' },
  news: { title: 'Notifications', all: 'All notifications' },
  closing: { title: 'Saved jobs closing soon', all: 'All saved jobs' },
  waiting: {
    title: 'Waiting for you',
    all: 'My postings',
    applications_one: '{{count}} new application',
    applications_other: '{{count}} new applications',
  },
  ending: { title: 'Your postings ending soon', all: 'My postings' },
};
