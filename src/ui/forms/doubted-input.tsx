import { useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { TextField, TickField } from './named-fields.tsx';

export interface DoubtedInputProps {
  id?: string | undefined;
  /** Path of the number; its confirmation is `{name}Confirmed`. */
  name: string;
  label: string;
  confirmLabel: string;
  /** Whether the number was confirmed before, so that the checkbox is visible from the start. */
  confirmedBefore?: boolean;
}

/** A number whose check digit may not match: a warning (`…-check`) with a checkbox that confirms the number. */
export function DoubtedInput({ id, name, label, confirmLabel, confirmedBefore = false }: DoubtedInputProps) {
  const { formState, setValue, trigger } = useFormContext();
  const error: { type?: unknown } | undefined = get(formState.errors, name);
  // Once visible, the checkbox stays: ticking it removes the error, which must not hide the checkbox.
  const [visible, setVisible] = useState(confirmedBefore);
  if (!visible && String(error?.type).endsWith('-check')) setVisible(true);
  const unconfirm = (): void => {
    setVisible(false);
    // A changed number needs a new confirmation.
    setValue(`${name}Confirmed`, false);
  };
  return (
    <div className="stack g8">
      <TextField id={id} name={name} label={label} inputMode="numeric" autoComplete="off" onChange={unconfirm} />
      {visible ? (
        <TickField name={`${name}Confirmed`} label={confirmLabel} onChange={() => void trigger(name)} />
      ) : null}
    </div>
  );
}
