import type { Translated } from '#shared/i18n/shape.ts';
import type { advertisingMessages as serbian } from './messages.sr.ts';
import { priceMessages } from './price-messages.en.ts';

export const advertisingMessages = {
  problems: {},
  prices: priceMessages,
  types: {
    promoted: 'Promoted',
    hot: 'Hot',
    featured: 'Featured',
    standard: 'Standard',
    free: 'Basic',
  },
  about: {
    promoted: 'Always above the others in search and on the home page. With a questionnaire.',
    hot: 'For urgent hiring, on the board of the home page. With a questionnaire.',
    featured: 'Above standard postings, with a badge and a questionnaire.',
    standard: 'A regular place in search, by date. Without a questionnaire.',
    free: 'A free place in search, by date. Without a questionnaire.',
  },
  refusals: {
    'not-available': 'This option is not available.',
    'free-not-available': 'This option is not available.',
    'free-limit-reached':
      'This option is no longer available. All free postings of the last 12 months have been used.',
  },
  freeUsed: '{{used}} of {{limit}} used',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  forDays_one: 'for {{count}} day',
  forDays_other: 'for {{count}} days',
} as const satisfies Translated<typeof serbian>;
