import type { Translated } from '#kit/i18n/shape.ts';
import type { feeds as serbian } from './messages.sr.ts';

export const feeds: Translated<typeof serbian> = {
  title: 'Jobs | Prilika',
  titleFor: '{{what}}: jobs | Prilika',
  titleOfAgent: '{{title}}: digital agent | Prilika',
  description: 'The newest jobs, by the day they were first published. Expired jobs are removed at once.',
  search: 'Search jobs in Serbia',
};
