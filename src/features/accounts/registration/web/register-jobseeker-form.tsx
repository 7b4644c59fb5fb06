import { FormProvider } from 'react-hook-form';
import { Checkbox } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { Button } from '#ui/light/button.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { NewPasswordInputs } from '../../recovery/web/new-password-inputs.tsx';
import { useAuthForm } from '../../web/use-auth-form.ts';
import { registerJobseeker } from '../contract.ts';
import type { RegisterJobseekerForm as FormValues, RegisterJobseekerInput } from '../fields.ts';
import type { RegistrationFormProps } from './registration-form-props.ts';
import { RegistrationConsents, RegistrationEmail } from './registration-inputs.tsx';

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
  const { form, submission } = useAuthForm<FormValues, RegisterJobseekerInput>(
    { schema, defaultValues: empty },
    async (body) => {
      const { data } = await api.call(registerJobseeker, { body: { ...body, redirectUrl } });
      onRegistered(data.email);
    },
  );
  const { errors, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <Form name="register-jobseeker" submission={submission} className="stack g24">
        <div className="stack g16">
          <div className="grid c2 g16">
            <Field label={t('accounts.registration.name')} error={errorOf(errors, 'name')}>
              <TextInput autoComplete="given-name" {...form.register('name')} />
            </Field>
            <Field label={t('accounts.registration.lastName')} error={errorOf(errors, 'lastName')}>
              <TextInput autoComplete="family-name" {...form.register('lastName')} />
            </Field>
          </div>
          <RegistrationEmail />
          <NewPasswordInputs />
        </div>
        <RegistrationConsents>
          <Checkbox
            label={t('accounts.registration.jobseeker.news')}
            {...form.register('newsNotifications')}
          />
        </RegistrationConsents>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={isSubmitting}
          loadingText={t('accounts.registration.jobseeker.sending')}
        >
          {t('accounts.registration.jobseeker.submit')}
        </Button>
      </Form>
    </FormProvider>
  );
}
