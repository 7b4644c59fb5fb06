import type { Translated } from '#kit/i18n/shape.ts';
import { addressesMessages } from './addresses/messages.en.ts';
import type { employerMessages as serbian, validation as serbianValidation } from './messages.sr.ts';
import { profileMessages } from './profile/messages.en.ts';
import { teamMessages } from './team/messages.en.ts';

export const employerMessages = {
  problems: {
    'address-link-invalid':
      'This link is not valid or has already been used. Open the one in the latest email you received.',
    'already-member': 'This person is already in the team.',
    'invitation-invalid': 'This invitation is no longer valid. Ask an account owner at the company for a new one.',
    'invitation-not-found': 'This invitation no longer exists.',
    'invitation-other-account':
      'The invitation cannot be accepted with this email address right now. Reload the page for an explanation.',
    'last-owner': 'A company needs at least one account owner. Give this role to someone else first.',
    'member-not-found': 'This person is no longer in the team.',
    'team-full': 'All places in the team are taken, including open invitations (maximum: {{count}}).',
    'not-found': 'This employer does not exist.',
    'profile-changed':
      'A newer version of the profile has been saved in the meantime, in another tab or on another device. Your changes are still on the page.',
  },
  list: {
    title: 'Employers',
    description_one: '{{number}} company is hiring on Prilika. Company details, contact and active jobs.',
    description_other: '{{number}} companies are hiring on Prilika. Company details, contact and active jobs.',
    hiring_one: '{{number}} company is hiring on Prilika right now.',
    hiring_other: '{{number}} companies are hiring on Prilika right now.',
    found_one: '{{number}} company found.',
    found_other: '{{number}} companies found.',
    what: 'Company name or industry',
    whatPlaceholder: 'For example: logistics',
    where: 'Location',
    wherePlaceholder: 'All of Serbia',
    submit: 'Search',
    categories: 'Categories',
    allCategories: 'All categories',
    moreCategories_one: '{{count}} more category',
    moreCategories_other: '{{count}} more categories',
    order: 'Order',
    sorts: { postings: 'Most jobs', name: 'A–Z' },
    postings_one: '{{number}} job',
    postings_other: '{{number}} jobs',
    numbers: 'PIB {{pib}}, registration number {{registrationNumber}}',
    pib: 'PIB {{pib}}',
    registrationNumber: 'Registration number {{registrationNumber}}',
    unknownPlace_one: 'We don’t recognise “{{places}}” as a place, so we left it out of the search.',
    unknownPlace_other: 'We don’t recognise “{{places}}” as places, so we left them out of the search.',
    empty: {
      title: 'No companies match your search',
      text: 'Check the spelling of the name, or try another location or category.',
      all: 'All employers',
    },
  },
  replies: {
    label: 'Replies to applications',
    none: 'none so far',
    answered: '{{percent}}%, usually {{median}}',
    withResult: '{{answered}}; result given for {{percent}}% of applications',
    sameDay: 'the same day',
    median_one: 'in {{count}} day',
    median_other: 'in {{count}} days',
  },
  page: {
    description_one: '{{company}}, {{number}} active job. Company details, address and contact.',
    description_other: '{{company}}, {{number}} active jobs. Company details, address and contact.',
    about: 'About the company',
    figures: {
      postings_one: 'active job',
      postings_other: 'active jobs',
      replies: 'usual time to answer an application',
      some: '{{count}} of {{total}}',
      pay: 'jobs that state the pay',
    },
    benefits: 'Benefits in its jobs',
    benefitIn_one: 'in {{count}} job',
    benefitIn_other: 'in {{count}} jobs',
    postings_one: '{{number}} active job',
    postings_other: '{{number}} active jobs',
    none: 'No active jobs right now',
    noneText: 'When the employer publishes a new job, it will appear on this page.',
    toPostings: 'See all jobs',
    data: 'Company details',
    follow: 'Notify me of new jobs',
    following: 'Following new jobs',
    website: 'Website',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    pib: 'Tax number (PIB)',
    registrationNumber: 'Registration number',
    since: 'On Prilika since',
    verifiedAll: 'Tax number (PIB), registration number and address verified, {{date}}',
    verified: 'Company details verified, {{date}}',
  },
  profile: profileMessages,
  addresses: addressesMessages,
  team: teamMessages,
} as const satisfies Translated<typeof serbian>;

export const validation = {
  'pib-taken':
    'A company with this PIB already has an account. Sign in with it, or write to us if you think this is a mistake.',
} satisfies Translated<typeof serbianValidation>;
