import type { Translated } from '#kit/i18n/shape.ts';
import type { settingsMessages as serbian } from './messages.sr.ts';

export const settingsMessages = {
  title: 'Settings',
  lead: 'They apply to the whole site as soon as you save.',
  provider: {
    title: 'Our details',
    about: 'Shown on pro-forma invoices, the Contact page, the terms and in emails.',
  },
  prices: {
    title: 'Prices',
    about:
      'Posting prices in euros are shown to visitors in English. Orders and pro-forma invoices are always in dinars.',
  },
  freeAd: {
    title: 'Free posting',
    about: 'When it is not offered, employers still see it, with a note that this option is not available.',
  },
  fields: {
    name: 'Full company name',
    address: 'Address',
    pib: 'Tax number (PIB)',
    registrationNumber: 'Registration number',
    bankAccount: 'Bank account',
    email: 'Contact email',
    phone: 'Contact phone',
    euroRate: 'Dinars per euro',
    freeAdAvailable: 'Free postings are offered',
    freeAdLimit: 'Limit per employer in 12 months',
  },
  hints: {
    address: 'Street and number, postal code and town, separated by commas.',
    bankAccount: 'For example 840-955845-10.',
    email: 'Messages from the Contact page arrive here as well.',
  },
  numberConfirmed: 'The registration number is correct although its check digit does not match.',
  freeAds_one: '{{count}} posting',
  freeAds_other: '{{count}} postings',
  missing: 'No pro-forma invoice can be issued and no paid postings ordered until you fill in: {{list}}.',
  save: 'Save settings',
  saved: 'The settings have been saved.',
} as const satisfies Translated<typeof serbian>;
