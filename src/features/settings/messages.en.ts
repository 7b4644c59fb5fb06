import type { Translated } from '#shared/i18n/shape.ts';
import type { settingsMessages as serbian } from './messages.sr.ts';

export const settingsMessages = {
  title: 'Settings',
  lead: 'They hold for the whole site as soon as they are saved.',
  provider: {
    title: 'About us',
    about: 'Stands on pro-forma invoices, on the contact page, in the terms and in mails.',
  },
  prices: {
    title: 'Prices',
    about:
      'Prices of postings in euros are for visitors in English. Orders and pro-forma invoices are always in dinars.',
  },
  freeAd: {
    title: 'Free posting',
    about: 'When it is not offered, employers still see it, with a note that the option is not available.',
  },
  fields: {
    name: 'Full name of the company',
    address: 'Address',
    pib: 'PIB (tax ID)',
    registrationNumber: 'Registration number',
    bankAccount: 'Bank account',
    email: 'Contact email',
    phone: 'Contact phone',
    euroRate: 'Dinars for a euro',
    freeAdAvailable: 'The free posting is offered',
    freeAdLimit: 'At most per employer in 12 months',
  },
  hints: {
    address: 'Street and number, postal code and town, parted by a comma.',
    bankAccount: 'For example 840-955845-10.',
    email: 'Messages from the contact page arrive here as well.',
  },
  numberConfirmed: 'The registration number is right although its check digit does not fit.',
  freeAds_one: '{{count}} posting',
  freeAds_other: '{{count}} postings',
  missing: 'No pro-forma invoice can be issued, and so no postings ordered, until you fill in: {{list}}.',
  save: 'Save settings',
  saving: 'Saving',
  saved: 'The settings are saved.',
  unsaved: 'You have changes that are not saved.',
  newer: 'The settings have been changed in the meantime.',
} as const satisfies Translated<typeof serbian>;
