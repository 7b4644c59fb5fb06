import { useState } from 'react';
import type { AccountType } from '#kit/actor.ts';
import { problemOf } from '#kit/client-errors.ts';
import { Form } from '#ui/forms/form.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { IconClipboardText, IconCopyOff, IconLinkOff } from '#ui/icons/mail-icons.tsx';
import { IconKey } from '#ui/icons/sign-in-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { IconCircleCheck } from '#ui/light/icons.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { StepState } from '#ui/step-state.tsx';
import { forgottenPasswordAddress, loginAddress } from '../../auth-addresses.ts';
import { AuthFrame } from '../../web/auth-frame.tsx';
import { RegistrationConsents } from '../../web/registration-inputs.tsx';
import { useAuthForm } from '../../web/use-auth-form.ts';
import { resetPassword } from '../contract.ts';
import type { ResetPasswordForm, ResetPasswordInput } from '../fields.ts';
import { NewPasswordInputs } from './new-password-inputs.tsx';
import './verification.css';

export interface NewPasswordPageProps {
  token: string;
  /** The account's address, null if the link is no longer valid, and whether nobody has accepted the terms for it yet. */
  facts: { email: string | null; asksTerms: boolean };
  /** Of a form submitted without scripts: the type of the account whose password it set. */
  answer: { accountType: AccountType } | null;
}

const schema = async () => (await import('../fields.ts')).resetPasswordInput;

function PasswordForm(props: {
  token: string;
  email: string;
  asksTerms: boolean;
  onChanged: (accountType: AccountType) => void;
  onInvalid: () => void;
}) {
  const api = useApi();
  const t = useTexts();
  const { submission } = useAuthForm<ResetPasswordForm, ResetPasswordInput>(
    { schema, defaultValues: { token: props.token, password: '', passwordRepeated: '', terms: false } },
    async (body) => {
      try {
        const { data } = await api.call(resetPassword, { body });
        props.onChanged(data.accountType);
      } catch (error) {
        if (problemOf(error)?.code !== 'accounts.token-invalid') throw error;
        props.onInvalid();
      }
    },
  );
  return (
    <Form name="new-password" submission={submission} className="stack g16">
      {/* Identifies the account to password managers. */}
      <input hidden readOnly type="email" autoComplete="username" name="username" value={props.email} />
      <NewPasswordInputs
        labels={{
          password: t('accounts.recovery.reset.password'),
          passwordRepeated: t('accounts.recovery.reset.passwordRepeated'),
        }}
      />
      {props.asksTerms ? <RegistrationConsents /> : null}
      <SubmitButton size="lg" block loadingText={t('ui.record.saving')}>
        {t('accounts.recovery.reset.submit')}
      </SubmitButton>
      <p className="sm dim">{t('accounts.recovery.reset.note')}</p>
    </Form>
  );
}

type Outcome = { kind: 'open' } | { kind: 'invalid' } | { kind: 'done'; accountType: AccountType };

/** Target of the mailed link: sets a new password, once. */
export function NewPasswordPage({ token, facts: { email, asksTerms }, answer }: NewPasswordPageProps) {
  const t = useTexts();
  const [outcome, setOutcome] = useState<Outcome>(answer === null ? { kind: 'open' } : { kind: 'done', ...answer });
  const content = () => {
    if (outcome.kind === 'done') {
      return (
        <StepState
          focused
          tone="ok"
          icon={<IconCircleCheck />}
          title={t('accounts.recovery.reset.doneTitle')}
          actions={
            <LinkButton variant="primary" href={loginAddress(outcome.accountType)}>
              {t('accounts.recovery.signIn')}
            </LinkButton>
          }
        >
          {t('accounts.recovery.reset.doneText')}
        </StepState>
      );
    }
    if (outcome.kind === 'invalid' || email === null) {
      return (
        <StepState
          focused={outcome.kind === 'invalid'}
          tone="bad"
          icon={<IconLinkOff />}
          title={t('accounts.recovery.reset.invalidTitle')}
          actions={
            <LinkButton href={forgottenPasswordAddress('jobseeker')}>{t('accounts.recovery.reset.again')}</LinkButton>
          }
        >
          {t('accounts.recovery.reset.invalidText')}
        </StepState>
      );
    }
    return (
      <>
        <div>
          <h1>{t('accounts.recovery.reset.title')}</h1>
          <p className="dim mt8">{t('accounts.recovery.reset.account', { email })}</p>
        </div>
        <PasswordForm
          token={token}
          email={email}
          asksTerms={asksTerms}
          onChanged={(accountType) => setOutcome({ kind: 'done', accountType })}
          onInvalid={() => setOutcome({ kind: 'invalid' })}
        />
      </>
    );
  };
  return (
    <AuthFrame
      sideTitle={t('accounts.recovery.reset.sideTitle')}
      points={[
        { icon: <IconKey />, text: t('accounts.recovery.reset.side.words') },
        { icon: <IconCopyOff />, text: t('accounts.recovery.reset.side.own') },
        { icon: <IconClipboardText />, text: t('accounts.recovery.reset.side.paste') },
      ]}
    >
      {content()}
    </AuthFrame>
  );
}
