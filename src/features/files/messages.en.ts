import type { Translated } from '#shared/i18n/shape.ts';
import type { fileMessages as serbian } from './messages.sr.ts';

export const fileMessages = {
  problems: {
    missing: 'No file was chosen.',
    empty: 'The file is empty. Choose another one.',
    'too-large': 'The file is larger than 5 MB. Make it smaller or choose another one.',
    'type-not-allowed': 'This kind of file is not allowed.',
    'content-mismatch':
      'The content of the file is not what its name says. Save it again in the right format.',
    'too-many-pixels':
      'The picture has too many pixels. Make its longer side 12,000 pixels at most, and 40 megapixels altogether.',
    damaged: 'The file is damaged or incomplete. Open it, save it again and try once more.',
    'not-yours': 'The file is no longer available. Upload it again.',
    'in-use': 'The file was already sent with an application and cannot be deleted.',
  },
} as const satisfies Translated<typeof serbian>;
