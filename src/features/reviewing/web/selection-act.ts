import type { ComponentType, ReactNode } from 'react';
import type { TextKey } from '#kit/i18n/translator.ts';
import type { ChosenApplications } from '../received/web/selected-applications.ts';

/** Props of an action's window: it calls `onClose`, or `onDone` when the selection has been processed. */
export interface SelectionActProps extends ChosenApplications {
  /** How many of them were rejected. */
  rejected: number;
  /** Those on the page, with their names. */
  known: readonly { id: string; name: string }[];
  onDone: () => void;
  onClose: () => void;
}

/** An action that another feature adds for selected applications: a button in the bar of the list, and its window. */
export interface SelectionAct {
  key: string;
  label: TextKey;
  /** Label below the icon where there is room. */
  short: TextKey;
  icon: ReactNode;
  load: () => Promise<ComponentType<SelectionActProps>>;
}
