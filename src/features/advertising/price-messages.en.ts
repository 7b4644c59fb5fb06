import type { Translated } from '#shared/i18n/shape.ts';
import type { priceMessages as serbian } from './price-messages.sr.ts';

export const priceMessages = {
  page: 'Prices of postings and packages',
  description:
    'What a job posting costs by type and duration, and the discounts of the packages A+, A++ and A+++. No subscription, setup takes about 10 minutes.',
  title: 'Pay for the posting, not a subscription',
  lead: 'You pay by type and duration. If you hire more often, a package lowers the price of every posting.',
  setup: 'Setting up a posting takes about 10 minutes',
  post: 'Post a job',
  packages: {
    title: 'Packages',
    range_one: '{{from}}–{{count}} posting',
    range_other: '{{from}}–{{count}} postings',
    andMore: '{{from}} or more postings',
    discount: '−{{percent}}%',
    valid_one: 'valid for {{count}} month after payment',
    valid_other: 'valid for {{count}} months after payment',
    single_one: '{{type}} posting for {{count}} day, price of one',
    single_other: '{{type}} posting for {{count}} days, price of one',
    least_one: '{{count}} such posting',
    least_other: '{{count}} such postings',
    insteadOf: 'instead of',
    saving: 'you save {{amount}}',
    advised: 'Recommended',
    choose: 'Choose {{name}}',
    notes: {
      same: 'all postings of a package have the same type and duration',
      proforma: 'one pro-forma invoice for the whole package',
      credits: 'your profile shows what is left of it',
      vat: 'prices are without VAT',
    },
  },
  types: {
    title: 'Types of postings',
    about:
      'Prices are in euros, without VAT, for one posting. Pro-forma invoices are in dinars and add 20% VAT.',
    free_one: 'The basic posting is free {{count}} time in 12 months, always for {{days}} days.',
    free_other: 'The basic posting is free {{count}} times in 12 months, always for {{days}} days.',
    table: 'Types of postings and prices',
    item: 'Item',
    gratis: 'free',
    yes: 'yes',
    no: 'no',
    search: {
      label: 'Place in search',
      promoted: 'at the top',
      hot: 'below promoted',
      featured: 'below hot',
      standard: 'by date',
      free: 'by date',
    },
    home: {
      label: 'Home page',
      promoted: 'an index card',
      hot: 'the board of hot postings',
      featured: 'the list of featured postings',
    },
    questionnaire: 'Questionnaire for candidates',
    renewal: 'Renewal',
    renewalFree: 'within the free ones',
  },
  packageTable: {
    all: 'All package prices',
    title: 'Price of one posting in a package',
    about: 'Without VAT. The discount applies to every posting of a package, from the first.',
    type: 'Type and duration',
    without: 'Without a package',
    from_one: 'from {{count}} posting',
    from_other: 'from {{count}} postings',
    row_one: '{{type}}, {{count}} day',
    row_other: '{{type}}, {{count}} days',
  },
  questions: {
    title: 'Common questions',
    setup: {
      question: 'How long does it take to set up a posting?',
      answer: 'About ten minutes. The draft is kept by itself, so you can go on later.',
    },
    publishing: {
      question: 'When is a posting published?',
      answer:
        'When the payment has arrived and the posting is approved. The basic posting does not wait for payment, and postings of verified companies do not wait for approval.',
    },
    change: {
      question: 'Can I change the type of a posting after it is published?',
      answer:
        'The type is chosen again on renewal. The days that are left are not lost, they are added to the new period.',
    },
    unused: {
      question: 'What happens to unused postings of a package?',
      answer: 'They stay yours as long as the package is valid: {{list}}, counted from the payment.',
      item_one: '{{name}} {{count}} month',
      item_other: '{{name}} {{count}} months',
    },
  },
} as const satisfies Translated<typeof serbian>;
