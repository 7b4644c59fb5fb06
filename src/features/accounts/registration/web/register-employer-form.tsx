import { useEffect } from 'react';
import { Form } from '#ui/forms/form.tsx';
import { TickField } from '#ui/forms/named-fields.tsx';
import { usePosted } from '#ui/forms/posted.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { NewPasswordInputs } from '../../recovery/web/new-password-inputs.tsx';
import { RegistrationConsents, RegistrationEmail } from '../../web/registration-inputs.tsx';
import { useAuthForm } from '../../web/use-auth-form.ts';
import { registerEmployer } from '../contract.ts';
import type { RegisterEmployerForm as FormValues, RegisterEmployerInput } from '../fields.ts';
import { CompanyInputs } from './company-inputs.tsx';
import { discardEmployerDraft, loadEmployerDraft, saveEmployerDraft } from './employer-draft.ts';
import type { RegistrationFormProps } from './registration-form-props.ts';

const schema = async () => (await import('../fields.ts')).registerEmployerInput;

const empty: FormValues = {
  company: '',
  pib: '',
  registrationNumber: '',
  registrationNumberConfirmed: false,
  phone: '',
  website: '',
  location: '',
  postal: '',
  address: '',
  email: '',
  password: '',
  passwordRepeated: '',
  newsNotifications: true,
  specialOffers: false,
  terms: false,
};

/** Registration of a company. Input survives a reload, except the passwords. */
export function RegisterEmployerForm({ redirectUrl, onRegistered }: RegistrationFormProps) {
  const api = useApi();
  const t = useTexts();
  const { form, submission } = useAuthForm<FormValues, RegisterEmployerInput>(
    { schema, defaultValues: empty },
    async (body) => {
      const { data } = await api.call(registerEmployer, { body: { ...body, redirectUrl } });
      discardEmployerDraft();
      onRegistered(data.email);
    },
  );
  const posted = usePosted();
  const { subscribe, setValue, getValues } = form;
  useEffect(() => {
    for (const [name, value] of Object.entries(loadEmployerDraft())) {
      const key = name as keyof FormValues;
      // Values returned from a submission without scripts take precedence.
      if (typeof value === 'boolean' ? !posted : !getValues(key)) setValue(key, value);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveEmployerDraft(values),
    });
  }, [posted, subscribe, setValue, getValues]);

  return (
    <Form name="register-employer" submission={submission} className="stack g24">
      <CompanyInputs form={form} />
      <fieldset className="stack g16 auth-part">
        <legend>{t('accounts.registration.employer.signInPart')}</legend>
        <RegistrationEmail />
        <NewPasswordInputs inRow />
      </fieldset>
      <RegistrationConsents company>
        <TickField name="newsNotifications" label={t('accounts.registration.employer.news')} />
        <TickField name="specialOffers" label={t('accounts.registration.employer.offers')} />
      </RegistrationConsents>
      <SubmitButton size="lg" block loadingText={t('accounts.registration.employer.sending')}>
        {t('accounts.registration.employer.submit')}
      </SubmitButton>
      <p className="sm dim">{t('accounts.registration.employer.draft')}</p>
    </Form>
  );
}
