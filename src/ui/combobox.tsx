import { type ComponentType, type FocusEvent, type ReactNode, useState } from 'react';

export interface Combobox<Own> {
  /** For the text field. */
  onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  /** The list; stands beside the field, in the box that it opens below. */
  list: (props: Own) => ReactNode;
}

/**
 * Makes a plain text field a combobox. `load` fetches what holds its `ComboboxList` with the first focus; where it cannot be
 * had (no scripts, no line) the field is a field.
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
