import type { ComponentType, ReactNode } from 'react';
import type { TextKey } from '#kit/i18n/translator.ts';
import type { ChosenApplications } from '../received/web/selected-applications.ts';

/** The window of an act: it closes itself by `onClose`, or by `onDone` when the selection is dealt with. */
export interface SelectionActProps extends ChosenApplications {
  /** How many of them were rejected. */
  rejected: number;
  /** Those of the page, with their names. */
  known: readonly { id: string; name: string }[];
  onDone: () => void;
  onClose: () => void;
}

/** What a feature above does with selected applications: a button in the bar of the list, and the window it opens. */
export interface SelectionAct {
  key: string;
  label: TextKey;
  /** The word below the icon where there is room. */
  short: TextKey;
  icon: ReactNode;
  load: () => Promise<ComponentType<SelectionActProps>>;
}
