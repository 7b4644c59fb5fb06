import type { ReactNode } from 'react';
import { IconBookmark, IconBookmarkFilled, IconHelpCircle, IconUserX } from '#ui/icons/account-icons.tsx';
import type { ButtonVariant } from '#ui/light/button.tsx';
import type { ApplicationStatus } from '../../application-type.ts';

export type SortingTarget = Exclude<ApplicationStatus, 'unsorted'>;

export interface Sorting {
  status: SortingTarget;
  /** Key of the label that undoes the sorting. */
  undo: 'notSaved' | 'notMaybe' | 'notRejected';
  icon: ReactNode;
  iconOn: ReactNode;
  variant: ButtonVariant;
  variantOn: ButtonVariant;
}

/** The ways to sort an application; each takes itself back when repeated (rules.md#sorting-applications). */
export const sortings: readonly Sorting[] = [
  {
    status: 'saved',
    undo: 'notSaved',
    icon: <IconBookmark />,
    iconOn: <IconBookmarkFilled />,
    variant: 'default',
    variantOn: 'primary',
  },
  {
    status: 'maybe',
    undo: 'notMaybe',
    icon: <IconHelpCircle />,
    iconOn: <IconHelpCircle />,
    variant: 'default',
    variantOn: 'primary',
  },
  {
    status: 'rejected',
    undo: 'notRejected',
    icon: <IconUserX />,
    iconOn: <IconUserX />,
    variant: 'danger-outline',
    variantOn: 'danger',
  },
];
