import { useId } from 'react';
import { type Control, type FieldErrors, type UseFormRegister, useWatch } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { PasswordInput } from '#ui/text-input.tsx';
import { PasswordTicks } from './password-ticks.tsx';

/** What every form with a new password holds. */
export interface NewPasswordForm {
  password: string;
  passwordRepeated: string;
}

export interface NewPasswordInputsProps {
  register: UseFormRegister<NewPasswordForm>;
  control: Control<NewPasswordForm>;
  errors: FieldErrors<NewPasswordForm>;
  labels?: { password: string; passwordRepeated: string };
  /** Both fields in one row, the rules below. */
  inRow?: boolean;
}

/** A new password, its repetition, and the rules that tick while one types. */
export function NewPasswordInputs({
  register,
  control,
  errors,
  labels,
  inRow = false,
}: NewPasswordInputsProps) {
  const t = useTexts();
  const rulesId = useId();
  const password = useWatch({ control, name: 'password' });
  const first = (
    <Field
      label={labels?.password ?? t('accounts.registration.password')}
      error={errorOf(errors, 'password')}
    >
      <PasswordInput autoComplete="new-password" aria-describedby={rulesId} {...register('password')} />
    </Field>
  );
  const second = (
    <Field
      label={labels?.passwordRepeated ?? t('accounts.registration.passwordRepeated')}
      error={errorOf(errors, 'passwordRepeated')}
    >
      <PasswordInput autoComplete="new-password" {...register('passwordRepeated')} />
    </Field>
  );
  const rules = (
    <div id={rulesId}>
      <PasswordTicks password={password} />
    </div>
  );
  if (!inRow) {
    return (
      <>
        {first}
        {rules}
        {second}
      </>
    );
  }
  return (
    <>
      <div className="grid c2 g16">
        {first}
        {second}
      </div>
      {rules}
    </>
  );
}
