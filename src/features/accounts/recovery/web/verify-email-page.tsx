import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AccountType } from '#kit/actor.ts';
import { problemOf } from '#kit/client-errors.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { IconLinkOff, IconMailOpened } from '#ui/icons/mail-icons.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { IconAlertTriangle, IconCircleCheck } from '#ui/light/icons.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { StepState } from '#ui/step-state.tsx';
import { loginAddress, verificationAddress } from '../../auth-addresses.ts';
import { verifyEmail } from '../contract.ts';
import { VerificationFrame } from './verification-page.tsx';

type Outcome =
  | { kind: 'checking' }
  | { kind: 'done'; accountType: AccountType }
  | { kind: 'invalid' }
  | { kind: 'failed'; sentence: string };

const refused = new Set(['accounts.token-invalid', 'validation']);

/**
 * Target of the mailed link. Rendering has no side effects, so that mail scanners that follow links verify nothing; the
 * browser then posts the token, once.
 */
export function VerifyEmailPage({ token, redirectUrl }: { token: string; redirectUrl: string | null }) {
  const api = useApi();
  const [answer, setAnswer] = useState<Outcome>({ kind: 'checking' });
  const started = useRef(false);
  const { run: verify, problem } = useAct(
    async () => {
      const { data } = await api.call(verifyEmail, { body: { token } });
      setAnswer({ kind: 'done', accountType: data.accountType });
    },
    {
      explain(error, usual) {
        if (!refused.has(problemOf(error)?.code ?? '')) return usual();
        setAnswer({ kind: 'invalid' });
        return null;
      },
    },
  );
  const outcome: Outcome = problem === null ? answer : { kind: 'failed', sentence: problem };

  const begin = useEffectEvent(verify);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void begin();
  }, []);

  return (
    <VerificationFrame step={outcome.kind === 'done' ? 'signIn' : 'confirm'}>
      <OutcomeText outcome={outcome} redirectUrl={redirectUrl} onRetry={() => void verify()} />
    </VerificationFrame>
  );
}

function OutcomeText({
  outcome,
  redirectUrl,
  onRetry,
}: {
  outcome: Outcome;
  redirectUrl: string | null;
  onRetry: () => void;
}) {
  const t = useTexts();
  switch (outcome.kind) {
    case 'checking':
      return (
        <StepState icon={<IconMailOpened />} title={t('accounts.recovery.verification.checkingTitle')}>
          <p className="row g12" role="status">
            <span className="spin" aria-hidden="true" />
            {t('accounts.recovery.verification.checking')}
          </p>
          <noscript>
            <p>{t('shell.noScript')}</p>
          </noscript>
        </StepState>
      );
    case 'done':
      return (
        <StepState
          focused
          tone="ok"
          icon={<IconCircleCheck />}
          title={t('accounts.recovery.verification.doneTitle')}
          actions={
            <LinkButton variant="primary" href={loginAddress(outcome.accountType, { redirectUrl })}>
              {t('accounts.recovery.signIn')}
            </LinkButton>
          }
        >
          {t('accounts.recovery.verification.doneText')}
        </StepState>
      );
    case 'invalid':
      return (
        <StepState
          focused
          tone="bad"
          icon={<IconLinkOff />}
          title={t('accounts.recovery.verification.invalidTitle')}
          actions={
            <>
              <LinkButton variant="primary" href={verificationAddress('jobseeker', { redirectUrl })}>
                {t('accounts.recovery.verification.again')}
              </LinkButton>
              <LinkButton variant="quiet" href={loginAddress('jobseeker', { redirectUrl })}>
                {t('accounts.recovery.signIn')}
              </LinkButton>
            </>
          }
        >
          {t('accounts.recovery.verification.invalidText')}
        </StepState>
      );
    case 'failed':
      return (
        <StepState
          focused
          tone="wait"
          icon={<IconAlertTriangle />}
          title={t('accounts.recovery.verification.failedTitle')}
          actions={
            <Button variant="primary" onClick={onRetry}>
              {t('accounts.recovery.verification.retry')}
            </Button>
          }
        >
          {outcome.sentence}
        </StepState>
      );
  }
}
