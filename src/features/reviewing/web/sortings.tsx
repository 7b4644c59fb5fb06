import { IconBookmark, IconBookmarkFilled, IconHelpCircle, IconUserX } from '#ui/icons/account-icons.tsx';

/**
 * The statuses for sorting an application; repeating one undoes it (rules.md#sorting-applications). `undo` is the key
 * of that label.
 */
export const sortings = [
  { status: 'saved', undo: 'notSaved', icon: <IconBookmark />, iconOn: <IconBookmarkFilled /> },
  { status: 'maybe', undo: 'notMaybe', icon: <IconHelpCircle />, iconOn: <IconHelpCircle /> },
  { status: 'rejected', undo: 'notRejected', icon: <IconUserX />, iconOn: <IconUserX /> },
] as const;

export type SortingTarget = (typeof sortings)[number]['status'];
