import type { Translated } from '#shared/i18n/shape.ts';
import type { editingMessages as serbian } from './messages.sr.ts';

export const editingMessages = {
  language: 'Language',
  languages: { sr: 'Serbian', en: 'English' },
  saved: 'Saved on {{when}}.',
  here: 'Saved in this browser only, on {{when}}.',
  signedOut: 'Your session has ended. Your changes are saved in this browser, {{when}}.',
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
  conflict: {
    title: 'The text has been changed in the meantime',
    text: 'Someone else saved changes on {{when}}. Choose what to keep.',
    keep: 'Keep my version',
    take: 'Use the other version',
  },
} as const satisfies Translated<typeof serbian>;
