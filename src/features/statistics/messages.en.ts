import type { Translated } from '#kit/i18n/shape.ts';
import type { statisticsMessages as serbian } from './messages.sr.ts';

export const statisticsMessages = {
  tiles: {
    title: 'At a glance',
    active_one: 'active posting',
    active_other: 'active postings',
    views_one: 'view this month',
    views_other: 'views this month',
    applications_one: 'application this month',
    applications_other: 'applications this month',
    new_one: 'new application, not opened yet',
    new_other: 'new applications, not opened yet',
    creditsOf: '{{left}} of {{bought}}',
    credits_one: 'postings left in your packages',
    credits_other: 'postings left in your packages',
    creditsIn_one: 'postings left in package {{name}}',
    creditsIn_other: 'postings left in package {{name}}',
  },
} satisfies Translated<typeof serbian>;
