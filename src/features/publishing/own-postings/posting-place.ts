import type { ComponentType, ReactNode } from 'react';
import type { TextKey } from '#kit/i18n/translator.ts';

/** A link that a plugin adds to the menu of an own posting. */
export interface PostingLink {
  key: string;
  label: TextKey;
  icon: ReactNode;
  address: (postingId: number) => string;
}

export interface FilledWindowProps {
  posting: { id: number; positionTitle: string };
  onClose: () => void;
}

/** Loads the window that a plugin opens when a posting with applications was closed because the position is filled. */
export type FilledWindow = () => Promise<ComponentType<FilledWindowProps>>;
