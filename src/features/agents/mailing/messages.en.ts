import type { Translated } from '#shared/i18n/shape.ts';
import type { agentMailingMessages as serbian } from './messages.sr.ts';

export const agentMailingMessages = {
  mail: {
    names: { found: 'New jobs of a digital agent', stillWanted: 'A digital agent asks whether to continue' },
    quoted: '“{{name}}”',
    moreValues: 'and {{count}} more',
    found: {
      subject_one: '{{count}} new job for the agent “{{title}}”',
      subject_other: '{{count}} new jobs for the agent “{{title}}”',
      intro_one: '{{count}} job that meets your conditions has been published.',
      intro_other: '{{count}} jobs that meet your conditions have been published.',
      first_one: 'This email shows {{count}} job, the others are on Prilika.',
      first_other: 'This email shows {{count}} jobs, the others are on Prilika.',
      why: 'Meets your conditions: {{values}}',
      others_one: 'Also found by the agent {{names}}.',
      others_other: 'Also found by the agents {{names}}.',
      useful: 'Is this job useful to you?',
      yes: 'Yes',
      no: 'No',
      all: 'See them all on Prilika',
    },
    stillWanted: {
      subject: 'Should the agent “{{title}}” keep searching?',
      preview: 'You have not opened any job from its emails for a year.',
      text: 'You have not opened any job that this agent has sent you for a year. If you still need it, one click is enough.',
      otherwise:
        'If we do not hear from you within 30 days, the agent stops sending emails. The jobs it finds stay on your profile.',
      button: 'Keep searching',
    },
    footer:
      'You receive this email because the agent “{{title}}” is switched on. Conditions: {{conditions}}.',
    edit: 'Edit agent',
    pause: 'Pause agent',
  },
} as const satisfies Translated<typeof serbian>;
