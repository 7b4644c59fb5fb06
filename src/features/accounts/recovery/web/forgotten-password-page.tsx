import { IconLock, IconMail, IconMailCheck } from '#ui/icons/mail-icons.tsx';
import { IconClock } from '#ui/icons/sign-in-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { IconArrowLeft } from '#ui/light/icons.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { StepState } from '#ui/step-state.tsx';
import { AuthFrame } from '../../web/auth-frame.tsx';
import { requestPasswordReset } from '../contract.ts';
import { InstructionsForm, NotArrived, ResendButton, TooOften } from './instructions-parts.tsx';
import { useInstructions } from './use-instructions.ts';

export interface ForgottenPasswordPageProps {
  /** The login page that links here. */
  loginHref: string;
  contactEmail: string;
  /** Address of a form submitted without scripts. */
  sentTo: string | null;
}

/** Asks for the address; the response is the same for every address. */
export function ForgottenPasswordPage({ loginHref, contactEmail, sentTo }: ForgottenPasswordPageProps) {
  const t = useTexts();
  const { state, send, secondsLeft } = useInstructions(requestPasswordReset, sentTo);
  return (
    <AuthFrame
      sideTitle={t('accounts.recovery.forgotten.sideTitle')}
      points={[
        { icon: <IconMail />, text: t('accounts.recovery.forgotten.side.inbox') },
        { icon: <IconClock />, text: t('accounts.recovery.forgotten.side.hour') },
        { icon: <IconLock />, text: t('accounts.recovery.forgotten.side.signedOut') },
      ]}
    >
      {state.step === 'form' ? (
        <>
          <div>
            <h1>{t('accounts.recovery.forgotten.title')}</h1>
            <p className="dim mt8">{t('accounts.recovery.forgotten.text')}</p>
          </div>
          <InstructionsForm email="" send={send} />
          <TextLink href={loginHref}>
            <IconArrowLeft size={16} />
            {t('accounts.recovery.backToSignIn')}
          </TextLink>
        </>
      ) : state.step === 'sent' ? (
        <StepState
          focused
          icon={<IconMailCheck />}
          title={t('accounts.recovery.forgotten.sentTitle')}
          actions={
            <>
              <ResendButton
                email={state.email}
                secondsLeft={secondsLeft}
                label={t('accounts.recovery.resend')}
                send={send}
              />
              <LinkButton variant="quiet" href={loginHref}>
                {t('accounts.recovery.backToSignIn')}
              </LinkButton>
            </>
          }
          note={<NotArrived contactEmail={contactEmail} />}
        >
          {t('accounts.recovery.forgotten.sentBefore')} <b className="medium">{state.email}</b>{' '}
          {t('accounts.recovery.forgotten.sentAfter')}
        </StepState>
      ) : (
        <TooOften minutes={state.minutes} contactEmail={contactEmail} />
      )}
    </AuthFrame>
  );
}
