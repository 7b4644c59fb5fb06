import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PasswordField } from '#ui/forms/named-fields.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { PasswordTicks } from '../../passwords/web/password-ticks.tsx';

/** Fields of every form with a new password; the parent renders the form. */
interface NewPasswordForm {
  password: string;
  passwordRepeated: string;
}

export interface NewPasswordInputsProps {
  labels?: { password: string; passwordRepeated: string };
  /** Both fields in one row, with the rules below. */
  inRow?: boolean;
}

/** A new password, its repetition, and the rules checked while typing. */
export function NewPasswordInputs({ labels, inRow = false }: NewPasswordInputsProps) {
  const t = useTexts();
  const { control } = useFormContext<NewPasswordForm>();
  const rulesId = useId();
  const password = useWatch({ control, name: 'password' });
  const first = (
    <PasswordField
      name="password"
      label={labels?.password ?? t('accounts.registration.password')}
      autoComplete="new-password"
      aria-describedby={rulesId}
    />
  );
  const second = (
    <PasswordField
      name="passwordRepeated"
      label={labels?.passwordRepeated ?? t('accounts.registration.passwordRepeated')}
      autoComplete="new-password"
    />
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
