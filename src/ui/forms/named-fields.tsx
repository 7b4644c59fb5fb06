import type { ComponentProps, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '../choice.tsx';
import { Field } from '../field.tsx';
import { NativeSelect, type NativeSelectProps } from '../native-select.tsx';
import { TextArea, type TextAreaProps } from '../text-area.tsx';
import { PasswordInput, TextInput, type TextInputProps } from '../text-input.tsx';
import { errorOf } from './zod-form.ts';

/* The fields of a `Form` by name: label, value and error come from the form. Other props are passed to the control. */

interface Named {
  id?: string | undefined;
  /** Path of its value in the form (`provider.name`). */
  name: string;
  label: ReactNode;
  /** Short help under the control. */
  hint?: ReactNode;
  optional?: boolean | undefined;
  /** Something at the end of the label's row. */
  aside?: ReactNode;
  /** Something under the control, such as a note about the input. */
  below?: ReactNode;
  /** Replaces the field's own error. */
  error?: string | undefined;
  /** Class of the whole field. */
  fieldClass?: string | undefined;
  /** Whether the form's value is a number. */
  asNumber?: boolean;
  /** Called after the form has the new value. */
  onChange?: (() => void) | undefined;
}

type FieldOf<Control> = Named & Omit<Control, keyof Named | 'ref' | 'onBlur' | 'value' | 'defaultValue'>;

/** The frame of a named field, and the registration of its control. */
function useNamed<Control extends object>(props: FieldOf<Control>) {
  const {
    id,
    name,
    label,
    hint,
    optional,
    aside,
    below,
    error,
    fieldClass,
    asNumber = false,
    onChange,
    ...control
  } = props;
  const { register, formState } = useFormContext();
  const registered = register(name, {
    ...(asNumber ? { valueAsNumber: true } : {}),
    ...(onChange ? { onChange } : {}),
  });
  const frame = {
    id,
    label,
    hint,
    optional,
    aside,
    className: fieldClass,
    error: error ?? errorOf(formState.errors, name),
  };
  return { frame, below, control: { ...control, ...registered } };
}

/** A single-line text field. */
export function TextField(props: FieldOf<TextInputProps>) {
  const { frame, below, control } = useNamed(props);
  return (
    <Field {...frame}>
      <TextInput {...control} />
      {below}
    </Field>
  );
}

/** A multi-line text field. */
export function LongField(props: FieldOf<TextAreaProps>) {
  const { frame, below, control } = useNamed(props);
  const value: string | null | undefined = useWatch({ name: props.name });
  return (
    <Field {...frame}>
      {/* A form refused without scripts registers its first value, which is in `value` too. */}
      <TextArea {...control} value={value ?? ''} defaultValue={undefined} />
      {below}
    </Field>
  );
}

/** A choice from a short list. */
export function SelectField(props: FieldOf<NativeSelectProps> & Pick<NativeSelectProps, 'defaultValue'>) {
  const { frame, below, control } = useNamed(props);
  return (
    <Field {...frame}>
      <NativeSelect {...control} />
      {below}
    </Field>
  );
}

/** A checkbox. */
export function TickField({
  name,
  onChange,
  ...props
}: Omit<CheckboxProps, 'ref' | 'onChange'> & Pick<Named, 'name' | 'onChange'>) {
  const { register } = useFormContext();
  return <Checkbox {...props} {...register(name, onChange ? { onChange } : {})} />;
}

/** A password, with a button that shows it. */
export function PasswordField(props: FieldOf<ComponentProps<typeof PasswordInput>>) {
  const { frame, below, control } = useNamed(props);
  return (
    <Field {...frame}>
      <PasswordInput {...control} />
      {below}
    </Field>
  );
}
