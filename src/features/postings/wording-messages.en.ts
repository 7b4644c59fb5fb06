import type { Translated } from '#shared/i18n/shape.ts';
import type { wordingMessages as serbian } from './wording-messages.sr.ts';

export const wordingMessages = {
  rules: {
    sex: '“{{found}}” points to the sex of candidates.',
    age: '“{{found}}” points to the age of candidates.',
    family: '“{{found}}” points to the family of candidates.',
    looks: '“{{found}}” points to the looks of candidates.',
    origin: '“{{found}}” points to the origin or religion of candidates.',
    health: '“{{found}}” points to the health of candidates.',
    money: '“{{found}}”: candidates must not be asked for money.',
    documents: '“{{found}}”: these personal data are not needed to apply.',
    contact:
      '“{{found}}” leads candidates away from Prilika. How one applies is chosen in the step “Advertiser”.',
    earnings: '“{{found}}” sounds like a promise of easy money. Say how much it is, and for what.',
    title: 'The title is in one gender only. Suggestion: “{{title}} (m/f)”.',
  },
  stops: 'A posting with these words is looked at before it goes live.',
  summary: 'The posting will wait for review.',
  summaryText:
    'We look at this before it goes live: {{phrases}}. Change it, and the posting does not wait for its words.',
  phrase: '“{{found}}” ({{part}})',
} as const satisfies Translated<typeof serbian>;
