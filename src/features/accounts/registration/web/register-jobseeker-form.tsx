import { Form } from '#ui/forms/form.tsx';
import { TextField, TickField } from '#ui/forms/named-fields.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { NewPasswordInputs } from '../../recovery/web/new-password-inputs.tsx';
import { RegistrationConsents, RegistrationEmail } from '../../web/registration-inputs.tsx';
import { useAuthForm } from '../../web/use-auth-form.ts';
import { registerJobseeker } from '../contract.ts';
import type { RegisterJobseekerForm as FormValues, RegisterJobseekerInput } from '../fields.ts';
import type { RegistrationFormProps } from './registration-form-props.ts';

const schema = async () => (await import('../fields.ts')).registerJobseekerInput;

const empty: FormValues = {
  name: '',
  lastName: '',
  email: '',
  password: '',
  passwordRepeated: '',
  terms: false,
  newsNotifications: false,
};

/** Registration of a candidate. */
export function RegisterJobseekerForm({ redirectUrl, onRegistered }: RegistrationFormProps) {
  const api = useApi();
  const t = useTexts();
  const { submission } = useAuthForm<FormValues, RegisterJobseekerInput>(
    { schema, defaultValues: empty },
    async (body) => {
      const { data } = await api.call(registerJobseeker, { body: { ...body, redirectUrl } });
      onRegistered(data.email);
    },
  );
  return (
    <Form name="register-jobseeker" submission={submission} className="stack g24">
      <div className="stack g16">
        <div className="grid c2 g16">
          <TextField name="name" label={t('accounts.registration.name')} autoComplete="given-name" />
          <TextField name="lastName" label={t('accounts.registration.lastName')} autoComplete="family-name" />
        </div>
        <RegistrationEmail />
        <NewPasswordInputs />
      </div>
      <RegistrationConsents>
        <TickField name="newsNotifications" label={t('accounts.registration.jobseeker.news')} />
      </RegistrationConsents>
      <SubmitButton size="lg" block loadingText={t('accounts.registration.jobseeker.sending')}>
        {t('accounts.registration.jobseeker.submit')}
      </SubmitButton>
    </Form>
  );
}
