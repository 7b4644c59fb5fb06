import { TextField, TickField } from '#ui/forms/named-fields.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { createUser } from '../contract.ts';
import type { CreateCompanyForm, CreateCompanyInput } from '../fields.ts';
import { MailLanguageField } from './mail-language-field.tsx';
import { type NewAccountFormProps, NewAccountFrame } from './new-account-frame.tsx';

const loadSchema = async () => (await import('../fields.ts')).createCompanyInput;

/** Plain text fields in display order. */
const textFields = ['company', 'pib', 'registrationNumber', 'phone', 'address', 'postal', 'location'] as const;

/** Form for an employer with the company's registration data. */
export function NewCompanyForm({ onCreated }: NewAccountFormProps) {
  const t = useTexts();
  const api = useApi();
  const language = useLanguage();
  const form = useZodForm<CreateCompanyForm, CreateCompanyInput>({
    schema: loadSchema,
    defaultValues: {
      accountType: 'employer',
      company: '',
      pib: '',
      registrationNumber: '',
      registrationNumberConfirmed: false,
      phone: '',
      website: '',
      address: '',
      postal: '',
      location: '',
      email: '',
      mailLanguage: language,
    },
  });
  const { errors } = form.formState;
  const doubtful =
    errors.registrationNumber?.type === 'registration-number-check' ||
    form.watch('registrationNumberConfirmed') === true;

  const submission = useSubmit(form, async (body) => {
    onCreated((await api.call(createUser, { body })).data.id);
  });

  return (
    <NewAccountFrame name="new-company" submission={submission}>
      {textFields.map((name) => (
        <TextField key={name} name={name} label={t(`administration.create.${name}`)} autoComplete="off" />
      ))}
      <TextField
        name="website"
        optional
        label={t('administration.create.website')}
        inputMode="url"
        autoComplete="off"
      />
      <TextField
        name="email"
        label={t('administration.create.companyEmail')}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <MailLanguageField />
      {doubtful ? (
        <TickField name="registrationNumberConfirmed" label={t('administration.create.numberConfirmed')} />
      ) : null}
    </NewAccountFrame>
  );
}
