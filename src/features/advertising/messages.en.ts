import type { Translated } from '#kit/i18n/shape.ts';
import type { advertisingMessages as serbian } from './messages.sr.ts';
import { orderMessages } from './orders/messages.en.ts';
import { priceMessages } from './price-list/messages.en.ts';
import { priceEditorMessages } from './price-list/price-editor-messages.en.ts';

export const advertisingMessages = {
  problems: {
    'no-provider':
      'Paid postings cannot be ordered right now, because our details for the pro-forma invoice are missing. Write to us through the Contact page.',
    'no-company-data':
      'A pro-forma invoice needs the company’s tax number (PIB), registration number and address. Complete your company profile.',
    'price-changed':
      'The price has changed in the meantime: the new total is {{total}}. Check the amount and send again.',
    'no-credit': 'The package has no postings left. Check the amount due and send again.',
    'orders-full': 'You have reached the limit of {{max}} unpaid orders. Pay or cancel one, then send again.',
    'order-not-found': 'Order not found.',
    'order-settled': 'The order has been paid or canceled in the meantime. Reload the page.',
    'proforma-not-drawn': 'The pro-forma invoice is still being prepared. Try again in a few seconds.',
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
    promoted: 'In one of the first three places on a search page, rotated every hour.',
    hot: 'For urgent hiring, in one of two places above featured postings, rotated every hour.',
    featured: 'In one of three places above standard postings, rotated every hour.',
    standard: 'A regular place in search, by date.',
    free: 'A free place in search, by date.',
  },
  gives: {
    home: 'Shown on the home page as well.',
    badge: 'With a badge in lists.',
    questionnaire: 'With a questionnaire.',
    noQuestionnaire: 'Without a questionnaire.',
  },
  refusals: {
    'no-provider': 'Paid postings cannot be ordered right now.',
    'not-available': 'This option is not available.',
    'free-not-available': 'This option is not available.',
    'free-limit-reached':
      'This option is no longer available. All free postings for the last 12 months have been used.',
  },
  gratis: 'Free',
  freeUsed: '{{used}} of {{limit}} used',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  forDays_one: 'for {{count}} day',
  forDays_other: 'for {{count}} days',
} as const satisfies Translated<typeof serbian>;
