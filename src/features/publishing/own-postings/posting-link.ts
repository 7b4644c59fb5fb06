import type { ReactNode } from 'react';
import type { TextKey } from '#kit/i18n/translator.ts';

/** A link that a plugin adds to the menu of an own posting. */
export interface PostingLink {
  key: string;
  label: TextKey;
  icon: ReactNode;
  address: (postingId: number) => string;
}
