import { useState } from 'react';
import { Form } from '#ui/forms/form.tsx';
import { TextField } from '#ui/forms/named-fields.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { IconClockPause } from '#ui/icons/mail-icons.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { StepState } from '#ui/step-state.tsx';
import { useAuthForm } from '../../web/use-auth-form.ts';
import type { InstructionsInput } from '../fields.ts';

const schema = async () => (await import('../fields.ts')).instructionsInput;

/** Form for the address to send instructions to. */
export function InstructionsForm({ email, send }: { email: string; send: (email: string) => Promise<void> }) {
  const t = useTexts();
  const { submission } = useAuthForm<InstructionsInput, InstructionsInput>(
    { schema, defaultValues: { email } },
    (values) => send(values.email),
  );
  return (
    <Form name="instructions" submission={submission} className="stack g16">
      <TextField
        name="email"
        label={t('accounts.recovery.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <SubmitButton size="lg" block>
        {t('accounts.recovery.send')}
      </SubmitButton>
    </Form>
  );
}

/** Resends the instructions after a pause; shows errors. */
export function ResendButton(props: {
  email: string;
  secondsLeft: number;
  label: string;
  send: (email: string) => Promise<void>;
}) {
  const t = useTexts();
  const [sent, setSent] = useState(false);
  const { run, busy, problem } = useAct(() => props.send(props.email));
  const resend = async (): Promise<void> => {
    setSent(false);
    setSent(await run());
  };
  const waiting = props.secondsLeft > 0;
  return (
    <>
      {sent ? <Note tone="ok">{t('accounts.recovery.resent')}</Note> : null}
      {problem ? <Note tone="error">{problem}</Note> : null}
      <Button
        variant="default"
        disabledReason={waiting ? t('accounts.recovery.resendReason') : undefined}
        loading={busy !== null}
        loadingText={t('common.sending')}
        onClick={() => void resend()}
      >
        {waiting ? t('accounts.recovery.resendIn', { count: props.secondsLeft }) : props.label}
      </Button>
    </>
  );
}

/** Contact address for help if no mail arrives (rules.md#mailed-tokens). */
export function NotArrived({ contactEmail }: { contactEmail: string }) {
  const t = useTexts();
  return (
    <p className="sm dim">
      {t('accounts.recovery.notArrived')} <a href={`mailto:${contactEmail}`}>{t('accounts.recovery.writeToUs')}</a> (
      <span className="no-wrap">{contactEmail}</span>).
    </p>
  );
}

/** Shown when instructions were requested too often. */
export function TooOften({ minutes, contactEmail }: { minutes: number; contactEmail: string }) {
  const t = useTexts();
  return (
    <StepState
      focused
      tone="wait"
      icon={<IconClockPause />}
      title={t('accounts.recovery.wait.title')}
      actions={<LinkButton href={`mailto:${contactEmail}`}>{t('accounts.recovery.support')}</LinkButton>}
    >
      {t('accounts.recovery.wait.text', { count: minutes })}
    </StepState>
  );
}
