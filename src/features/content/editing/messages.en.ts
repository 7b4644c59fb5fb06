import type { Translated } from '#kit/i18n/shape.ts';
import type { editingMessages as serbian } from './messages.sr.ts';

export const editingMessages = {
  language: 'Language',
  languages: { sr: 'Serbian', en: 'English' },
  versions: 'Versions',
  version: 'Version {{number}}',
  noVersions: 'Nothing has been published yet.',
  builtIn: 'Original text',
  nobody: 'unknown',
  asked: 'Requests confirmation again',
  inForce: 'effective from {{date}}',
  look: 'View',
  restore: 'Edit this version',
  restored: 'You are editing version {{number}}. Readers will see it once you publish it.',
  preview: 'Preview',
  previewOfDraft: 'This is how the text will look once it is published.',
  previewOfVersion: 'Version {{number}}, published on {{when}}.',
  previewOfBuiltIn: 'Original text.',
  back: 'Back to editing',
} as const satisfies Translated<typeof serbian>;
