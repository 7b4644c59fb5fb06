import type { Translated } from '#kit/i18n/shape.ts';
import type { wordingMessages as serbian } from './messages.sr.ts';

export const wordingMessages = {
  rules: {
    sex: '“{{found}}” refers to candidates’ sex.',
    age: '“{{found}}” refers to candidates’ age.',
    family: '“{{found}}” refers to candidates’ family.',
    looks: '“{{found}}” refers to candidates’ appearance.',
    origin: '“{{found}}” refers to candidates’ origin or religion.',
    health: '“{{found}}” refers to candidates’ health.',
    money: '“{{found}}”: candidates must not be asked for money.',
    documents: '“{{found}}”: this personal data is not needed to apply.',
    contact: '“{{found}}” leads candidates away from Prilika. Choose how candidates apply in the “Advertiser” step.',
    earnings: '“{{found}}” sounds like a promise of easy money. Give the amount and what it is paid for.',
    title: 'The title is given in one gender only. Suggestion: “{{title}} (m/f)”.',
  },
  stops: 'We review postings with these phrases before they go live.',
  summary: 'Your posting will be held for review.',
  summaryText:
    'We review this before the posting goes live: {{phrases}}. If you change this, the posting will not be held for it.',
  phrase: '“{{found}}” ({{part}})',
} as const satisfies Translated<typeof serbian>;
