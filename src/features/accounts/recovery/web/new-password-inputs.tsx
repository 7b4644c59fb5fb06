import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PasswordField } from '#ui/forms/named-fields.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { PasswordTicks } from '../../passwords/web/password-ticks.tsx';

/** What every form with a new password holds; the form is around the inputs. */
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
