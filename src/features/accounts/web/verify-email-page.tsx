import { useCallback, useEffect, useRef, useState } from 'react';
import type { AccountType } from '#shared/actor.ts';
import { problemOf } from '#shared/client-errors.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { IconLinkOff, IconMailOpened } from '#ui/icons/account-icons.tsx';
import { IconAlertTriangle, IconCircleCheck } from '#ui/icons/icons.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { loginAddress, verificationAddress } from '../auth-addresses.ts';
import { verifyEmail } from '../recovery-contract.ts';
import { AuthState } from './auth-state.tsx';
import { VerificationFrame } from './verification-page.tsx';

type Outcome =
  | { kind: 'checking' }
  | { kind: 'done'; accountType: AccountType }
  | { kind: 'invalid' }
  | { kind: 'failed'; sentence: string };

const refused = new Set(['accounts.token-invalid', 'validation']);

/**
 * Where the link of the mail leads. The page itself changes nothing, so that a program that looks at links in mails
 * verifies nobody; the browser then hands the token over, once.
 */
export function VerifyEmailPage({ token }: { token: string }) {
  const api = useApi();
  const t = useTexts();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'checking' });
  const started = useRef(false);

  const verify = useCallback(async (): Promise<void> => {
    setOutcome({ kind: 'checking' });
    try {
      const { data } = await api.call(verifyEmail, { body: { token } });
      setOutcome({ kind: 'done', accountType: data.accountType });
    } catch (error) {
      if (refused.has(problemOf(error)?.code ?? '')) setOutcome({ kind: 'invalid' });
      else setOutcome({ kind: 'failed', sentence: problemSentence(error, t) });
    }
  }, [api, t, token]);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void verify();
  }, [verify]);

  switch (outcome.kind) {
    case 'checking':
      return (
        <VerificationFrame step="confirm">
          <AuthState icon={<IconMailOpened />} title={t('accounts.recovery.verification.checkingTitle')}>
            <p className="row g12" role="status">
              <span className="spin" aria-hidden="true" />
              {t('accounts.recovery.verification.checking')}
            </p>
            <noscript>
              <p>{t('shell.noScript')}</p>
            </noscript>
          </AuthState>
        </VerificationFrame>
      );
    case 'done':
      return (
        <VerificationFrame step="signIn">
          <AuthState
            focused
            tone="ok"
            icon={<IconCircleCheck />}
            title={t('accounts.recovery.verification.doneTitle')}
            actions={
              <LinkButton variant="p" href={loginAddress(outcome.accountType)}>
                {t('accounts.recovery.signIn')}
              </LinkButton>
            }
          >
            {t('accounts.recovery.verification.doneText')}
          </AuthState>
        </VerificationFrame>
      );
    case 'invalid':
      return (
        <VerificationFrame step="confirm">
          <AuthState
            focused
            tone="bad"
            icon={<IconLinkOff />}
            title={t('accounts.recovery.verification.invalidTitle')}
            actions={
              <>
                <LinkButton variant="p" href={verificationAddress('jobseeker')}>
                  {t('accounts.recovery.verification.again')}
                </LinkButton>
                <LinkButton variant="g" href={loginAddress('jobseeker')}>
                  {t('accounts.recovery.signIn')}
                </LinkButton>
              </>
            }
          >
            {t('accounts.recovery.verification.invalidText')}
          </AuthState>
        </VerificationFrame>
      );
    case 'failed':
      return (
        <VerificationFrame step="confirm">
          <AuthState
            focused
            tone="wait"
            icon={<IconAlertTriangle />}
            title={t('accounts.recovery.verification.failedTitle')}
            actions={
              <Button variant="p" onClick={() => void verify()}>
                {t('accounts.recovery.verification.retry')}
              </Button>
            }
          >
            {outcome.sentence}
          </AuthState>
        </VerificationFrame>
      );
  }
}
