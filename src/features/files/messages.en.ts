import type { Translated } from '#kit/i18n/shape.ts';
import type { fileMessages as serbian } from './messages.sr.ts';

export const fileMessages = {
  held: {
    checking: 'Being checked',
    infected: 'Removed because a virus was found in it',
  },
  problems: {
    missing: 'No file was selected.',
    empty: 'The file is empty. Choose another one.',
    'too-large': 'The file is larger than 5 MB. Make it smaller or choose another one.',
    'type-not-allowed': 'This type of file is not allowed. Choose one of the types listed.',
    'content-mismatch': 'The content of the file does not match its name. Save it again in the right format.',
    'too-many-pixels':
      'The picture is too large. Reduce its longer side to at most 12,000 pixels, and to at most 40 megapixels in total.',
    damaged: 'The file is damaged or incomplete. Open it, save it again and try once more.',
    'not-yours': 'The file is no longer available. Upload it again.',
    'documents-full': 'You can keep at most {{max}} documents. Delete one you no longer need, then try again.',
    away: 'Files are not available at the moment. What you have entered is not lost. Try again in a minute.',
    checking: 'The file is still being checked. Try again in a minute.',
    infected: 'A virus was found in this file, so it was removed.',
    'in-use': 'The file is in use and cannot be deleted.',
  },
} as const satisfies Translated<typeof serbian>;
