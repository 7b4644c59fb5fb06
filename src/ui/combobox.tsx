import { type ComponentType, type FocusEvent, type ReactNode, useState } from 'react';

/** The text field of a combobox, for its list. */
export interface ComboboxField {
  input: HTMLInputElement;
  /** What it held when it first got the focus: without a change nobody asks for suggestions for that. */
  before: string;
}

export interface Combobox<Own> {
  /** For the text field. */
  onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  /** The list; in the same box as the field, opening below it. */
  list: (props: Own) => ReactNode;
}

/**
 * Makes a plain text field a combobox. `load` fetches the chunk of its `ComboboxList` with the first focus; where it
 * cannot be loaded (no scripts, no connection) it stays a plain field.
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
