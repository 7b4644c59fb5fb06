import { type ComponentType, type FocusEvent, type ReactNode, useState } from 'react';

/** The text field of a combobox, for its list. */
export interface ComboboxField {
  input: HTMLInputElement;
  /** Its text when it first got the focus: as long as it is unchanged, no suggestions are requested. */
  before: string;
}

export interface Combobox<Own> {
  /** For the text field. */
  onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  /** The list; to be rendered in the same box as the field, below it. */
  list: (props: Own) => ReactNode;
}

/**
 * Turns a plain text field into a combobox. `load` loads the chunk of its `ComboboxList` on first focus; where that
 * fails (no scripts, no connection) it remains a plain field.
 */
export function useCombobox<Own extends object>(
  load: () => Promise<ComponentType<Own & ComboboxField>>,
): Combobox<Own> {
  const [List, setList] = useState<ComponentType<Own & ComboboxField> | null>(null);
  const [field, setField] = useState<ComboboxField | null>(null);
  return {
    onFocus({ currentTarget }) {
      setField((known) =>
        known?.input === currentTarget ? known : { input: currentTarget, before: currentTarget.value },
      );
      if (List) return;
      load().then(
        (Loaded) => setList(() => Loaded),
        () => undefined,
      );
    },
    list: (props) => (List && field ? <List {...props} {...field} /> : null),
  };
}
