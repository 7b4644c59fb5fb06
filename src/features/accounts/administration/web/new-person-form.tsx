import { Field } from '#ui/field.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { errorOf, useZodForm } from '#ui/forms/zod-form.ts';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { createUser } from '../contract.ts';
import type { CreatePersonForm, CreatePersonInput } from '../fields.ts';
import { MailLanguageField } from './mail-language-field.tsx';
import { type NewAccountFormProps, NewAccountFrame } from './new-account-frame.tsx';

const loadSchema = async () => (await import('../fields.ts')).createPersonInput;

/** A candidate or an administrator; input is kept when the kind is switched. */
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
  const { errors, isSubmitting } = form.formState;

  const submission = useSubmit(form, async (body) => {
    onCreated((await api.call(createUser, { body: { ...body, accountType } })).data.id);
  });

  return (
    <NewAccountFrame name="new-person" submission={submission} sending={isSubmitting}>
      <Field label={t('administration.create.name')} error={errorOf(errors, 'name')}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={t('administration.create.lastName')} error={errorOf(errors, 'lastName')}>
        <TextInput autoComplete="off" {...form.register('lastName')} />
      </Field>
      <Field label={t('administration.create.email')} error={errorOf(errors, 'email')}>
        <TextInput type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <MailLanguageField error={errorOf(errors, 'mailLanguage')} {...form.register('mailLanguage')} />
    </NewAccountFrame>
  );
}
