import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { PasswordInput } from '#ui/text-input.tsx';
import { PasswordTicks } from '../../passwords/web/password-ticks.tsx';

/** What every form with a new password holds; the form is around the inputs (`FormProvider`). */
interface NewPasswordForm {
  password: string;
  passwordRepeated: string;
}

export interface NewPasswordInputsProps {
  labels?: { password: string; passwordRepeated: string };
  /** Both fields in one row, the rules below. */
  inRow?: boolean;
}

/** A new password, its repetition, and the rules that tick while one types. */
export function NewPasswordInputs({ labels, inRow = false }: NewPasswordInputsProps) {
  const t = useTexts();
  const { register, control, formState } = useFormContext<NewPasswordForm>();
  const { errors } = formState;
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
