import type { ReactNode } from 'react';
import { IconMailOpened } from '#ui/icons/mail-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { Main } from '#ui/light/main.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { StepState } from '#ui/step-state.tsx';
import { Steps } from '#ui/steps.tsx';
import { sendVerification } from '../contract.ts';
import { InstructionsForm, NotArrived, ResendButton, TooOften } from './instructions-parts.tsx';
import { useInstructions } from './use-instructions.ts';
import './verification.css';

const steps = ['send', 'confirm', 'signIn'] as const;

/** The three verification steps, with the content of the current one. */
export function VerificationFrame({ step, children }: { step: (typeof steps)[number]; children: ReactNode }) {
  const t = useTexts();
  return (
    <Main className="wrap page verification">
      <Steps
        steps={steps.map((code) => ({ label: t(`accounts.recovery.verification.steps.${code}`) }))}
        current={steps.indexOf(step)}
      />
      <Card pad="lg" stack>
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
  /** The originally requested address. */
  redirectUrl: string | null;
  contactEmail: string;
}

/** Sends the verification instructions and confirms that they were sent. */
export function VerificationPage({ email, sent, loginHref, redirectUrl, contactEmail }: VerificationPageProps) {
  const t = useTexts();
  const { state, send, secondsLeft, backToForm } = useInstructions(sendVerification, sent ? email : null, {
    redirectUrl,
  });
  if (state.step === 'form') {
    return (
      <VerificationFrame step="send">
        <div>
          <h1>{t('accounts.recovery.verification.sendTitle')}</h1>
          <p className="dim mt8">{t('accounts.recovery.verification.sendText')}</p>
        </div>
        <InstructionsForm email={email} send={send} />
        <div>
          <LinkButton variant="quiet" href={loginHref}>
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
      <StepState
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
            <LinkButton variant="quiet" href={loginHref}>
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
        {t('accounts.recovery.verification.confirmBefore')} <b className="medium">{state.email}</b>.{' '}
        {t('accounts.recovery.verification.confirmAfter')}
      </StepState>
    </VerificationFrame>
  );
}
