import type { ReactNode } from 'react';
import type { AccountType } from '#kit/actor.ts';
import { isApiProblem, problemOf } from '#kit/client-errors.ts';
import { setAuth } from '#kit/root-store.ts';
import { Form } from '#ui/forms/form.tsx';
import { PasswordField, TextField } from '#ui/forms/named-fields.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { Link } from '#ui/light/link.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { forgottenPasswordAddress, verificationAddress } from '../auth-addresses.ts';
import { login } from '../contract.ts';
import type { LoginInput, SessionUser } from '../fields.ts';

export interface LoginFormProps {
  accountType: AccountType;
  /** The requested address; passed on by the link to the page for a new password. */
  redirectUrl: string | null;
  /** Called after sign-in: the session is stored and the cookie is set. */
  onSignedIn: (user: SessionUser) => void;
}

const loadSchema = async () => (await import('../fields.ts')).loginInput;

/** Email and password for one account type. Errors are shown above the form; input is preserved. */
export function LoginForm({ accountType, redirectUrl, onSignedIn }: LoginFormProps) {
  const api = useApi();
  const t = useTexts();
  const form = useZodForm<LoginInput, LoginInput>({
    schema: loadSchema,
    defaultValues: { email: '', password: '', accountType },
  });
  const sentence = (error: unknown, usual: () => ReactNode): ReactNode => {
    if (isApiProblem(error) && error.problem.status === 429) {
      return (
        <>
          {t('accounts.login.wait', { count: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) })}{' '}
          {t('accounts.login.reset')}{' '}
          <Link href={forgottenPasswordAddress(accountType, { redirectUrl })}>{t('accounts.login.toReset')}</Link>.
        </>
      );
    }
    const text = usual();
    if (problemOf(error)?.code !== 'accounts.email-not-verified') return text;
    return (
      <>
        {text}{' '}
        <Link href={verificationAddress(accountType, { email: form.getValues('email'), redirectUrl })}>
          {t('accounts.login.verify')}
        </Link>
        .
      </>
    );
  };

  const submission = useSubmit(
    form,
    async (values) => {
      const { data } = await api.call(login, { body: { ...values, accountType } });
      setAuth(data);
      onSignedIn(data.user);
    },
    sentence,
  );

  return (
    <Form name="login" submission={submission} className="stack g16">
      <TextField
        name="email"
        label={t(`accounts.login.${accountType}.email`)}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField
        name="password"
        label={t('accounts.login.password')}
        aside={
          <TextLink href={forgottenPasswordAddress(accountType, { redirectUrl })}>
            {t('accounts.login.forgotten')}
          </TextLink>
        }
        autoComplete="current-password"
      />
      <SubmitButton size="lg" block loadingText={t('accounts.login.sending')}>
        {t('accounts.login.submit')}
      </SubmitButton>
    </Form>
  );
}
