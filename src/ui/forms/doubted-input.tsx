import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '../choice.tsx';
import { Field } from '../field.tsx';
import { TextInput } from '../text-input.tsx';

export interface DoubtedInputProps {
  id?: string | undefined;
  label: string;
  error: string | undefined;
  /** The error is a doubt that can be confirmed away. */
  doubtful: boolean;
  confirmLabel: string;
  /** It was confirmed before, so the checkbox is visible from the start. */
  confirmedBefore?: boolean;
  /** Registers the number and its confirmation with what happens on a change. */
  number: (onChange: () => void) => UseFormRegisterReturn;
  confirmation: (onChange: () => void) => UseFormRegisterReturn;
  /** Withdraws the confirmation: another number needs another one. */
  unconfirm: () => void;
  /** Checks the number again. */
  check: () => void;
}

/** A number whose check digit may not fit: a warning with a checkbox that confirms the number. */
export function DoubtedInput(props: DoubtedInputProps) {
  const { id, label, error, doubtful, confirmLabel, confirmedBefore = false } = props;
  // Once visible, the checkbox stays: ticking it removes the error, but must not remove the tick.
  const [visible, setVisible] = useState(confirmedBefore);
  if (doubtful && !visible) setVisible(true);
  return (
    <div className="stack g8">
      <Field id={id} label={label} error={error}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          {...props.number(() => {
            setVisible(false);
            props.unconfirm();
          })}
        />
      </Field>
      {visible ? <Checkbox label={confirmLabel} {...props.confirmation(props.check)} /> : null}
    </div>
  );
}
