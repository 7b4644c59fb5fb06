import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Checkbox } from '#ui/choice.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { WithTerms } from './with-terms.tsx';

/** What both registrations ask for besides a new password. */
export interface RegistrationForm {
  email: string;
  terms: boolean;
}

interface RegistrationInputsProps {
  register: UseFormRegister<RegistrationForm>;
  errors: FieldErrors<RegistrationForm>;
}

/** The address one signs in with; it cannot be changed later. */
export function RegistrationEmail({ register, errors }: RegistrationInputsProps) {
  const t = useTexts();
  return (
    <Field
      label={t('accounts.registration.email')}
      hint={t('accounts.registration.emailHint')}
      error={errorOf(errors, 'email')}
    >
      <TextInput type="email" inputMode="email" autoComplete="username" {...register('email')} />
    </Field>
  );
}

/** The terms, which must be agreed to; `children` are the consents that need not be given. */
export function RegistrationConsents({
  register,
  errors,
  children,
}: RegistrationInputsProps & { children: ReactNode }) {
  const t = useTexts();
  return (
    <FieldGroup
      label={<VisuallyHidden>{t('accounts.registration.consents')}</VisuallyHidden>}
      error={errorOf(errors, 'terms')}
    >
      <Checkbox label={<WithTerms>{t('accounts.registration.terms')}</WithTerms>} {...register('terms')} />
      {children}
    </FieldGroup>
  );
}
