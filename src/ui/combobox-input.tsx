import type { ComponentType } from 'react';
import { type ComboboxField, useCombobox } from './combobox.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface ComboboxInputProps<Own> extends TextInputProps {
  /** Loads the list, on first focus. */
  load: () => Promise<ComponentType<Own & ComboboxField>>;
  /** Props of the list besides the field. */
  options: Own;
}

/** A text field with suggestions; any other text may be entered. */
export function ComboboxInput<Own extends object>({ load, options, onFocus, ...rest }: ComboboxInputProps<Own>) {
  const combobox = useCombobox(load);
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      suffix={combobox.list(options)}
      onFocus={(event) => {
        onFocus?.(event);
        combobox.onFocus(event);
      }}
    />
  );
}
