import type { Translated } from '#kit/i18n/shape.ts';
import type { priceMessages as serbian } from './messages.sr.ts';

export const priceMessages = {
  page: 'Prices of postings and packages',
  description:
    'Job posting prices by type and period, and the discounts of packages A+, A++ and A+++. No subscription, setup takes about 10 minutes.',
  title: 'Pay for the posting, not a subscription',
  lead: 'You pay by type and period. If you hire more often, a package lowers the price of every posting.',
  setup: 'Setting up a posting takes about 10 minutes',
  post: 'Post a job',
  packages: {
    title: 'Packages',
    range_one: '{{from}}–{{count}} posting',
    range_other: '{{from}}–{{count}} postings',
    andMore: '{{from}} or more postings',
    discount: '−{{percent}}%',
    valid_one: 'valid for {{count}} month from payment',
    valid_other: 'valid for {{count}} months from payment',
    single_one: 'Price per posting ({{type}}, {{count}} day)',
    single_other: 'Price per posting ({{type}}, {{count}} days)',
    least_one: '{{count}} posting like this',
    least_other: '{{count}} postings like this',
    insteadOf: 'instead of',
    saving: 'you save {{amount}}',
    advised: 'Recommended',
    choose: 'Choose {{name}}',
    notes: {
      same: 'all postings in a package have the same type and period',
      proforma: 'one pro-forma invoice for the whole package',
      credits: 'see what is left in your profile',
      vat: 'prices are without VAT',
    },
  },
  types: {
    title: 'Ad types',
    about:
      'Prices are in euros, without VAT, per posting. Pro-forma invoices are in dinars and add 20% VAT. Promoted, hot and featured postings share their places equally, rotating every hour; in a search by words, the type decides only between equal matches.',
    free_one: 'The basic posting is free {{count}} time in 12 months, always for {{days}}.',
    free_other: 'The basic posting is free up to {{count}} times in 12 months, always for {{days}}.',
    table: 'Ad types and prices',
    item: 'Item',
    gratis: 'free',
    yes: 'yes',
    no: 'no',
    search: {
      label: 'Place in search',
      promoted: 'first 3 on a page',
      hot: 'next 2',
      featured: 'next 3',
      standard: 'by date',
      free: 'by date',
    },
    home: {
      label: 'Home page',
      promoted: 'yes, among promoted jobs',
      hot: 'yes, among hot jobs',
      featured: 'yes, among featured jobs',
    },
    questionnaire: 'Questionnaire for candidates',
    renewal: 'Renewal',
    renewalFree: 'counts as a free posting',
  },
  packageTable: {
    all: 'All package prices',
    title: 'Price of one posting in a package',
    about: 'Without VAT. The discount applies to every posting in a package, from the first one.',
    type: 'Type and duration',
    without: 'Without a package',
    from_one: 'from {{count}} posting',
    from_other: 'from {{count}} postings',
    row_one: '{{type}}, {{count}} day',
    row_other: '{{type}}, {{count}} days',
  },
  questions: {
    title: 'Frequently asked questions',
    setup: {
      question: 'How long does it take to set up a posting?',
      answer: 'About 10 minutes. Your draft saves automatically, so you can continue later.',
    },
    publishing: {
      question: 'When does a posting go live?',
      answer:
        'Once it is paid and approved. A basic posting needs no payment, and postings of verified companies need no approval unless the wording check stops them.',
    },
    change: {
      question: 'Can I change the ad type after a posting goes live?',
      answer:
        'Yes, when you renew: you then choose the type and period again. The remaining days are not lost, the new ones are added to the current end date.',
    },
    unused: {
      question: 'What happens to unused postings in a package?',
      answer: 'They stay yours while the package is valid: {{list}}, counted from payment.',
      item_one: '{{name}} {{count}} month',
      item_other: '{{name}} {{count}} months',
    },
  },
} as const satisfies Translated<typeof serbian>;
