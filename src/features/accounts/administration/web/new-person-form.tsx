import { TextField } from '#ui/forms/named-fields.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { createUser } from '../contract.ts';
import type { CreatePersonForm, CreatePersonInput } from '../fields.ts';
import { MailLanguageField } from './mail-language-field.tsx';
import { type NewAccountFormProps, NewAccountFrame } from './new-account-frame.tsx';

const loadSchema = async () => (await import('../fields.ts')).createPersonInput;

/** Form for a candidate or an administrator; input is preserved when the kind is switched. */
export function NewPersonForm({
  accountType,
  onCreated,
}: NewAccountFormProps & { accountType: 'jobseeker' | 'admin' }) {
  const t = useTexts();
  const api = useApi();
  const language = useLanguage();
  const form = useZodForm<CreatePersonForm, CreatePersonInput>({
    schema: loadSchema,
    defaultValues: { accountType, name: '', lastName: '', email: '', mailLanguage: language },
  });
  const submission = useSubmit(form, async (body) => {
    onCreated((await api.call(createUser, { body: { ...body, accountType } })).data.id);
  });

  return (
    <NewAccountFrame name="new-person" submission={submission}>
      <TextField name="name" label={t('administration.create.name')} autoComplete="off" />
      <TextField name="lastName" label={t('administration.create.lastName')} autoComplete="off" />
      <TextField
        name="email"
        label={t('administration.create.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <MailLanguageField />
    </NewAccountFrame>
  );
}
