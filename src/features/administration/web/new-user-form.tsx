import { useState } from 'react';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { applyProblem, errorOf, useZodForm } from '#ui/forms/zod-form.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { Note } from '#ui/note.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { createUser } from '../contract.ts';
import type { CreateUserForm, CreateUserInput } from '../fields.ts';
import { usersPath } from './addresses.ts';
import './administration.css';

const types = ['jobseeker', 'admin'] as const;
const loadSchema = async () => (await import('../fields.ts')).createUserInput;

/** An account somebody else will use: without a password, which the person sets by the link of a mail. */
export function NewUserForm({ onCreated }: { onCreated: (id: string) => void }) {
  const t = useTexts();
  const api = useApi();
  const language = useLanguage();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useZodForm<CreateUserForm, CreateUserInput>({
    schema: loadSchema,
    defaultValues: { accountType: 'jobseeker', name: '', lastName: '', email: '', mailLanguage: language },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    setProblem(null);
    try {
      const { data } = await api.call(createUser, { body });
      onCreated(data.id);
    } catch (error) {
      setProblem(applyProblem(error, form, t));
    }
  });

  return (
    <>
      <Breadcrumbs
        items={[
          { label: t('administration.users.title'), href: usersPath },
          { label: t('administration.create.title') },
        ]}
      />
      <div className="mb24">
        <h1 className="adm-h">{t('administration.create.title')}</h1>
        <p className="dim mt8">{t('administration.create.lead')}</p>
      </div>
      <Card>
        <form className="stack g16" noValidate onSubmit={submit}>
          {problem ? <Note tone="error">{problem}</Note> : null}
          <FieldGroup label={t('administration.create.type')} error={errorOf(errors, 'accountType')}>
            <div className="grid c2 g12">
              {types.map((type) => (
                <RadioCard
                  key={type}
                  value={type}
                  title={t(`administration.types.${type}`)}
                  {...form.register('accountType')}
                >
                  <span className="sm dim">{t(`administration.create.${type}Text`)}</span>
                </RadioCard>
              ))}
            </div>
          </FieldGroup>
          <div className="grid c2 g16">
            <Field label={t('administration.create.name')} error={errorOf(errors, 'name')}>
              <TextInput autoComplete="off" {...form.register('name')} />
            </Field>
            <Field label={t('administration.create.lastName')} error={errorOf(errors, 'lastName')}>
              <TextInput autoComplete="off" {...form.register('lastName')} />
            </Field>
            <Field label={t('administration.create.email')} error={errorOf(errors, 'email')}>
              <TextInput type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
            </Field>
            <Field label={t('administration.create.mailLanguage')} error={errorOf(errors, 'mailLanguage')}>
              <NativeSelect
                options={[
                  { value: 'sr', label: t('administration.user.languages.sr') },
                  { value: 'en', label: t('administration.user.languages.en') },
                ]}
                {...form.register('mailLanguage')}
              />
            </Field>
          </div>
          <div className="row g8 end wrapx mt8">
            <LinkButton variant="g" href={usersPath}>
              {t('common.cancel')}
            </LinkButton>
            <Button
              type="submit"
              variant="p"
              loading={isSubmitting}
              loadingText={t('administration.create.sending')}
            >
              {t('administration.create.submit')}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
