/**
 * What the lists of `RichSelect` and `RichMultiSelect` share. The dropdown stays beside its field instead of at the
 * end of the page: a native dialog would otherwise cover it and make it inert.
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
  wrapper: 'rich-wrap',
  section: 'rich-sec',
  dropdown: 'rich-menu',
  option: 'rich-opt',
  groupLabel: 'rich-group',
} as const;
