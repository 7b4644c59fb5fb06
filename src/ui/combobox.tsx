import { type ComponentType, type FocusEvent, type ReactNode, useState } from 'react';

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
  load: () => Promise<ComponentType<Own & { input: HTMLInputElement }>>,
): Combobox<Own> {
  const [List, setList] = useState<ComponentType<Own & { input: HTMLInputElement }> | null>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  return {
    onFocus({ currentTarget }) {
      setInput(currentTarget);
      if (List) return;
      load().then(
        (Loaded) => setList(() => Loaded),
        () => undefined,
      );
    },
    list: (props) => (List && input ? <List {...props} input={input} /> : null),
  };
}
