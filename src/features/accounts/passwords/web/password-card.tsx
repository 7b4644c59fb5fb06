import { useRevalidator } from 'react-router';
import { isApiProblem } from '#kit/client-errors.ts';
import { Form } from '#ui/forms/form.tsx';
import { PasswordField } from '#ui/forms/named-fields.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { Card } from '#ui/light/card.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { SignInAgain } from '../../web/sign-in-again.tsx';
import { changePassword } from '../contract.ts';
import type { ChangePasswordForm, ChangePasswordInput } from '../fields.ts';
import { PasswordTicks } from './password-ticks.tsx';

const loadSchema = async () => (await import('../fields.ts')).changePasswordInput;

export interface PasswordCardProps {
  /** Identifies the account to password managers. */
  email: string;
  hasPassword: boolean;
}

/** Changes the password, or adds one to an account that has none, without asking for a current one. */
export function PasswordCard({ email, hasPassword }: PasswordCardProps) {
  const api = useApi();
  const t = useTexts();
  const toasts = useToast();
  const { revalidate } = useRevalidator();
  const empty: ChangePasswordForm = {
    ...(hasPassword ? { currentPassword: '' } : {}),
    password: '',
    passwordRepeated: '',
  };
  const form = useZodForm<ChangePasswordForm, ChangePasswordInput>({
    schema: loadSchema,
    defaultValues: empty,
  });
  const submission = useSubmit(
    form,
    async (body) => {
      await api.call(changePassword, { body });
      toasts.show({
        tone: 'ok',
        title: t('accounts.pages.password.saved'),
        text: t('accounts.pages.password.savedText'),
      });
      form.reset({ currentPassword: '', password: '', passwordRepeated: '' });
      await revalidate();
    },
    (error, usual) => {
      if (!isApiProblem(error)) return usual();
      if (error.problem.code === 'accounts.sign-in-again') return <SignInAgain />;
      if (error.problem.status !== 429) return usual();
      return t('accounts.pages.password.wait', { count: Math.ceil((error.retryAfter ?? 60) / 60) });
    },
  );

  return (
    <Card as="section">
      <Form name="password" submission={submission} className="stack g16">
        <div>
          <h2 className="h3">{t(`accounts.pages.password.${hasPassword ? 'change' : 'add'}`)}</h2>
          <p className="sm dim account-lead">
            {t(`accounts.pages.password.${hasPassword ? 'changeText' : 'addText'}`)}
          </p>
        </div>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        {hasPassword ? (
          <PasswordField
            name="currentPassword"
            label={t('accounts.pages.password.current')}
            autoComplete="current-password"
          />
        ) : null}
        <div className="grid c2 g16">
          <PasswordField name="password" label={t('accounts.pages.password.new')} autoComplete="new-password" />
          <PasswordField
            name="passwordRepeated"
            label={t('accounts.pages.password.repeat')}
            autoComplete="new-password"
          />
        </div>
        <PasswordTicks password={form.watch('password')} />
        <div className="row end">
          <SubmitButton loadingText={t('ui.record.saving')}>{t('accounts.pages.password.save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
