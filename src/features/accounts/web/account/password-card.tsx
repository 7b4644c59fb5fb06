import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { changePassword } from '#features/accounts/password-contract.ts';
import type { ChangePasswordForm, ChangePasswordInput } from '#features/accounts/password-fields.ts';
import { isApiProblem } from '#shared/client-errors.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { applyProblem, errorOf, useZodForm } from '#ui/forms/zod-form.ts';
import { Note } from '#ui/note.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { PasswordInput } from '#ui/text-input.tsx';
import { useToast } from '#ui/toasts.tsx';
import { PasswordTicks } from '../password-ticks.tsx';
import { SignInAgain } from './sign-in-again.tsx';

const loadSchema = async () => (await import('#features/accounts/password-fields.ts')).changePasswordInput;

export interface PasswordCardProps {
  /** Names the account for password managers. */
  email: string;
  hasPassword: boolean;
  onSignInAgain: () => void;
}

/** Changes the password, or adds one to an account that only signs in elsewhere; then no old one is asked for. */
export function PasswordCard({ email, hasPassword, onSignInAgain }: PasswordCardProps) {
  const api = useApi();
  const t = useTexts();
  const toasts = useToast();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  const [signInAgain, setSignInAgain] = useState(false);
  const empty: ChangePasswordForm = {
    ...(hasPassword ? { currentPassword: '' } : {}),
    password: '',
    passwordRepeated: '',
  };
  const form = useZodForm<ChangePasswordForm, ChangePasswordInput>({
    schema: loadSchema,
    defaultValues: empty,
  });
  const { errors, isSubmitting } = form.formState;

  const sentence = (error: unknown): string | null =>
    isApiProblem(error) && error.problem.status === 429
      ? t('accounts.pages.password.wait', { count: Math.ceil((error.retryAfter ?? 60) / 60) })
      : applyProblem(error, form, t);

  const submit = form.handleSubmit(async (body) => {
    setProblem(null);
    setSignInAgain(false);
    try {
      await api.call(changePassword, { body });
    } catch (error) {
      if (isApiProblem(error) && error.problem.code === 'accounts.sign-in-again') setSignInAgain(true);
      else setProblem(sentence(error));
      return;
    }
    toasts.show({
      tone: 'ok',
      title: t('accounts.pages.password.saved'),
      text: t('accounts.pages.password.savedText'),
    });
    form.reset({ currentPassword: '', password: '', passwordRepeated: '' });
    await revalidate();
  });

  return (
    <Card as="section">
      <form className="stack g16" method="post" noValidate onSubmit={submit}>
        <div>
          <h2 className="acc-h">{t(`accounts.pages.password.${hasPassword ? 'change' : 'add'}`)}</h2>
          <p className="sm dim acc-sub">
            {t(`accounts.pages.password.${hasPassword ? 'changeText' : 'addText'}`)}
          </p>
        </div>
        {problem ? <Note tone="error">{problem}</Note> : null}
        {signInAgain ? <SignInAgain onSignInAgain={onSignInAgain} /> : null}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        {hasPassword ? (
          <Field label={t('accounts.pages.password.current')} error={errorOf(errors, 'currentPassword')}>
            <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
          </Field>
        ) : null}
        <div className="grid c2 g16">
          <Field label={t('accounts.pages.password.new')} error={errorOf(errors, 'password')}>
            <PasswordInput autoComplete="new-password" {...form.register('password')} />
          </Field>
          <Field label={t('accounts.pages.password.repeat')} error={errorOf(errors, 'passwordRepeated')}>
            <PasswordInput autoComplete="new-password" {...form.register('passwordRepeated')} />
          </Field>
        </div>
        <PasswordTicks password={form.watch('password')} />
        <div className="row end">
          <Button
            type="submit"
            variant="p"
            loading={isSubmitting}
            loadingText={t('accounts.pages.password.saving')}
          >
            {t('accounts.pages.password.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
