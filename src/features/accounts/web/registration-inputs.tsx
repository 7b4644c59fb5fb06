import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldGroup } from '#ui/field.tsx';
import { useEmailDoubt } from '#ui/forms/email-doubt.tsx';
import { TextField, TickField } from '#ui/forms/named-fields.tsx';
import { WithTerms } from '#ui/forms/with-terms.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/** Common fields of both registrations besides a new password; the parent renders the form. */
interface RegistrationForm {
  email: string;
  terms: boolean;
}

/** The address for signing in; it cannot be changed later. */
export function RegistrationEmail() {
  const t = useTexts();
  const { control, setValue } = useFormContext<RegistrationForm>();
  const doubt = useEmailDoubt({ control, setValue }, 'email');
  return (
    <TextField
      name="email"
      label={t('accounts.registration.email')}
      hint={
        <>
          {t('accounts.registration.emailHint')} {doubt}
        </>
      }
      type="email"
      inputMode="email"
      autoComplete="username"
    />
  );
}

/** The required terms; `children` are the optional consents. Representatives of companies are adults. */
export function RegistrationConsents({ company = false, children }: { company?: boolean; children?: ReactNode }) {
  const t = useTexts();
  const { formState } = useFormContext<RegistrationForm>();
  return (
    <FieldGroup
      label={<VisuallyHidden>{t('accounts.registration.consents')}</VisuallyHidden>}
      error={errorOf(formState.errors, 'terms')}
    >
      <TickField
        name="terms"
        label={
          <WithTerms>{t(company ? 'accounts.registration.employer.terms' : 'accounts.registration.terms')}</WithTerms>
        }
      />
      {children}
    </FieldGroup>
  );
}
