import type { Translated } from '#kit/i18n/shape.ts';
import type { pageMessages as serbian } from './messages.sr.ts';

export const pageMessages = {
  title: 'Site pages',
  lead: 'Texts that everyone reads. Every published version is kept and can be restored.',
  edit: 'Page text',
  page: 'Page',
  shown: 'Shown',
  consents: 'Confirmations',
  accepted: '{{accepted}} of {{accounts}}',
  acceptedVersion: 'Version {{number}} has been confirmed by {{accepted}} of {{accounts}} accounts.',
  fields: {
    title: 'Title',
    description: 'Description for search engines',
    brief: 'In short',
    lead: 'Sentence below the title',
    body: 'Text',
  },
  hints: { description: 'Shown in search results, ideally 70 to 160 characters.' },
  placeholders:
    '{provider} is replaced with the company details from the settings, and {contact} with its email address.',
  inForceOn: 'Effective from',
  asks: 'Request confirmation again',
  asksHint:
    'Everyone with an account sees a notice above pages until they accept the new terms, or confirm having seen the new privacy policy. Nothing stops working.',
  publish: 'Publish a new version',
  published: 'The new version has been published.',
} as const satisfies Translated<typeof serbian>;
