import type { ReactNode } from 'react';
import { LinkButton } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IconMailOpened } from '#ui/icons/account-icons.tsx';
import { Main } from '#ui/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { Steps } from '#ui/steps.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { sendVerification } from '../recovery-contract.ts';
import { AuthState } from './auth-state.tsx';
import { InstructionsForm, NotArrived, ResendButton, TooOften } from './instructions-parts.tsx';
import { useInstructions } from './use-instructions.ts';

const steps = ['send', 'confirm', 'signIn'] as const;

/** The three steps of a verification with what belongs to the present one. */
export function VerificationFrame({ step, children }: { step: (typeof steps)[number]; children: ReactNode }) {
  const t = useTexts();
  return (
    <Main className="wrap page verification">
      <Steps
        steps={steps.map((code) => ({ label: t(`accounts.recovery.verification.steps.${code}`) }))}
        current={steps.indexOf(step)}
      />
      <Card pad="l" stack>
        {children}
      </Card>
    </Main>
  );
}

export interface VerificationPageProps {
  email: string;
  /** Instructions were sent before the page was opened. */
  sent: boolean;
  loginHref: string;
  contactEmail: string;
}

/** Sends the instructions that verify an address, and says that they are on their way. */
export function VerificationPage({ email, sent, loginHref, contactEmail }: VerificationPageProps) {
  const t = useTexts();
  const { state, send, secondsLeft, backToForm } = useInstructions(sendVerification, sent ? email : null);
  if (state.step === 'form') {
    return (
      <VerificationFrame step="send">
        <div>
          <h1>{t('accounts.recovery.verification.sendTitle')}</h1>
          <p className="dim mt8">{t('accounts.recovery.verification.sendText')}</p>
        </div>
        <InstructionsForm email={email} send={send} />
        <div>
          <LinkButton variant="g" href={loginHref}>
            {t('accounts.recovery.backToSignIn')}
          </LinkButton>
        </div>
      </VerificationFrame>
    );
  }
  if (state.step === 'wait') {
    return (
      <VerificationFrame step="send">
        <TooOften minutes={state.minutes} contactEmail={contactEmail} />
      </VerificationFrame>
    );
  }
  return (
    <VerificationFrame step="confirm">
      <AuthState
        focused={state.acted}
        icon={<IconMailOpened />}
        title={t('accounts.recovery.verification.confirmTitle')}
        actions={
          <>
            <ResendButton
              email={state.email}
              secondsLeft={secondsLeft}
              label={t('accounts.recovery.verification.resend')}
              send={send}
            />
            <LinkButton variant="g" href={loginHref}>
              {t('accounts.recovery.backToSignIn')}
            </LinkButton>
          </>
        }
        note={
          <>
            <hr />
            <NotArrived contactEmail={contactEmail} />
            <p className="sm">
              <TextButton onClick={backToForm}>{t('accounts.recovery.verification.otherEmail')}</TextButton>
            </p>
          </>
        }
      >
        {t('accounts.recovery.verification.confirmBefore')} <b className="m">{state.email}</b>.{' '}
        {t('accounts.recovery.verification.confirmAfter')}
      </AuthState>
    </VerificationFrame>
  );
}
