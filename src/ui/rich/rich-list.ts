/**
 * Shared by the lists of `RichSelect` and `RichMultiSelect`. The dropdown is next to its field instead of at the end
 * of the page: otherwise a native dialog would cover it and make it inert.
 */
export const listProps = {
  size: 'md',
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
