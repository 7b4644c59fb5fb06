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
  /** It was confirmed before, so the question stands from the start. */
  confirmedBefore?: boolean;
  /** Registers the number and its confirmation with what happens on a change. */
  number: (onChange: () => void) => UseFormRegisterReturn;
  confirmation: (onChange: () => void) => UseFormRegisterReturn;
  /** Takes the confirmation back: another number is another question. */
  unconfirm: () => void;
  /** Checks the number again. */
  check: () => void;
}

/** A number whose check digit may not fit: a warning that can be confirmed, with a question that comes with the doubt. */
export function DoubtedInput(props: DoubtedInputProps) {
  const { id, label, error, doubtful, confirmLabel, confirmedBefore = false } = props;
  // Once asked, the question stays: with its tick the error goes, and the tick must not go with it.
  const [asked, setAsked] = useState(confirmedBefore);
  if (doubtful && !asked) setAsked(true);
  return (
    <div className="stack g8">
      <Field id={id} label={label} error={error}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          {...props.number(() => {
            setAsked(false);
            props.unconfirm();
          })}
        />
      </Field>
      {asked ? <Checkbox label={confirmLabel} {...props.confirmation(props.check)} /> : null}
    </div>
  );
}
