import type { Translated } from '#shared/i18n/shape.ts';
import type { advertisingMessages as serbian } from './messages.sr.ts';
import { orderMessages } from './order-messages.en.ts';
import { priceEditorMessages } from './price-editor-messages.en.ts';
import { priceMessages } from './price-messages.en.ts';

export const advertisingMessages = {
  problems: {
    'no-provider':
      'Postings that are paid cannot be ordered right now, because the data for the pro-forma invoice are missing. Write to us on the Contact page.',
    'no-company-data':
      'A pro-forma invoice needs the tax number, registration number and address of the company. Complete the profile.',
    'price-changed':
      'The price has changed meanwhile: {{total}} is to be paid. Check the amount and send again.',
    'no-credit': 'There is no posting left in the package. Check the amount to be paid and send again.',
    'order-not-found': 'The order was not found.',
    'order-settled': 'The order has been paid or cancelled meanwhile. Reload the page.',
  },
  orders: orderMessages,
  prices: priceMessages,
  priceEditor: priceEditorMessages,
  types: {
    promoted: 'Promoted',
    hot: 'Hot',
    featured: 'Featured',
    standard: 'Standard',
    free: 'Basic',
  },
  ads: {
    promoted_one: '{{count}} promoted posting',
    promoted_other: '{{count}} promoted postings',
    hot_one: '{{count}} hot posting',
    hot_other: '{{count}} hot postings',
    featured_one: '{{count}} featured posting',
    featured_other: '{{count}} featured postings',
    standard_one: '{{count}} standard posting',
    standard_other: '{{count}} standard postings',
    free_one: '{{count}} basic posting',
    free_other: '{{count}} basic postings',
  },
  about: {
    promoted: 'Always above the others in search.',
    hot: 'For urgent hiring, above featured postings.',
    featured: 'Above standard postings.',
    standard: 'A regular place in search, by date.',
    free: 'A free place in search, by date.',
  },
  gives: {
    home: 'On the home page as well.',
    badge: 'With a badge in lists.',
    questionnaire: 'With a questionnaire.',
    noQuestionnaire: 'Without a questionnaire.',
  },
  refusals: {
    'no-provider': 'Postings that are paid cannot be ordered right now.',
    'not-available': 'This option is not available.',
    'free-not-available': 'This option is not available.',
    'free-limit-reached':
      'This option is no longer available. All free postings of the last 12 months have been used.',
  },
  gratis: 'Free',
  freeUsed: '{{used}} of {{limit}} used',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  forDays_one: 'for {{count}} day',
  forDays_other: 'for {{count}} days',
} as const satisfies Translated<typeof serbian>;
