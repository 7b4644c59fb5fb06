import { useState } from 'react';
import { isApiProblem } from '#shared/client-errors.ts';
import { setAuth } from '#shared/root-store.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { applyProblem, errorOf, useZodForm } from '#ui/forms/zod-form.ts';
import { Note } from '#ui/note.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { PasswordInput, TextInput } from '#ui/text-input.tsx';
import { login } from '../contract.ts';
import type { LoginInput, SessionUser } from '../fields.ts';

export interface LoginFormProps {
  accountType: 'jobseeker' | 'employer';
  /** Called when the person is in: the session is stored, the cookie set. */
  onSignedIn: (user: SessionUser) => void;
}

const loadSchema = async () => (await import('../fields.ts')).loginInput;

/** Email and password of one kind of account. What is wrong is said above the form; nothing that was typed is lost. */
export function LoginForm({ accountType, onSignedIn }: LoginFormProps) {
  const api = useApi();
  const t = useTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useZodForm<LoginInput, LoginInput>({
    schema: loadSchema,
    defaultValues: { email: '', password: '', accountType },
  });
  const { errors, isSubmitting } = form.formState;

  const sentence = (error: unknown): string | null => {
    if (isApiProblem(error) && error.problem.status === 429) {
      return t('accounts.login.wait', { count: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) });
    }
    return applyProblem(error, form, t);
  };

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      const { data } = await api.call(login, { body: { ...values, accountType } });
      setAuth(data);
      onSignedIn(data.user);
    } catch (error) {
      setProblem(sentence(error));
    }
  });

  return (
    <form className="stack g16" noValidate onSubmit={submit}>
      {problem ? <Note tone="error">{problem}</Note> : null}
      <Field label={t(`accounts.login.${accountType}.email`)} error={errorOf(errors, 'email')}>
        <TextInput type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
      </Field>
      <Field label={t('accounts.login.password')} error={errorOf(errors, 'password')}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Button
        type="submit"
        variant="p"
        size="lg"
        block
        loading={isSubmitting}
        loadingText={t('accounts.login.sending')}
      >
        {t('accounts.login.submit')}
      </Button>
    </form>
  );
}
