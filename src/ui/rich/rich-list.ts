/**
 * Shared by the lists of `RichSelect` and `RichMultiSelect`. The dropdown is next to its field instead of at the end
 * of the page: otherwise a native dialog would cover it and make it inert. It opens when somebody clicks, types or presses an
 * arrow, not by passing over it with Tab, when it would cover what stands above; and it is no stop of its own: closing under the
 * focus it would lose it.
 */
export const listProps = {
  size: 'md',
  openOnFocus: false,
  scrollAreaProps: { viewportProps: { tabIndex: -1 } },
  maxDropdownHeight: 280,
  withCheckIcon: true,
  checkIconPosition: 'right',
  rightSectionPointerEvents: 'none',
  comboboxProps: { withinPortal: false, floatingStrategy: 'fixed', offset: 4, shadow: 'md' },
} as const;

export const listClassNames = {
  wrapper: 'rich-frame',
  section: 'rich-section',
  dropdown: 'rich-menu',
  option: 'rich-option',
  groupLabel: 'rich-group',
} as const;
