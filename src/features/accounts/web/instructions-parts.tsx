import { useState } from 'react';
import { Button, LinkButton } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { errorOf } from '#ui/forms/zod-form.ts';
import { IconClockPause } from '#ui/icons/account-icons.tsx';
import { Note } from '#ui/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { InstructionsInput } from '../recovery-fields.ts';
import { AuthState } from './auth-state.tsx';
import { useAuthForm } from './use-auth-form.ts';

const schema = async () => (await import('../recovery-fields.ts')).instructionsInput;

/** Asks for the address that instructions are sent to. */
export function InstructionsForm({ email, send }: { email: string; send: (email: string) => Promise<void> }) {
  const t = useTexts();
  const { form, submission } = useAuthForm<InstructionsInput, InstructionsInput>(
    { schema, defaultValues: { email } },
    (values) => send(values.email),
  );
  const { errors, isSubmitting } = form.formState;
  return (
    <Form name="instructions" submission={submission} className="stack g16">
      <Field label={t('accounts.recovery.email')} error={errorOf(errors, 'email')}>
        <TextInput type="email" inputMode="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Button
        type="submit"
        variant="p"
        size="lg"
        block
        loading={isSubmitting}
        loadingText={t('accounts.recovery.sending')}
      >
        {t('accounts.recovery.send')}
      </Button>
    </Form>
  );
}

/** Sends once more, after a pause; says what went wrong. */
export function ResendButton(props: {
  email: string;
  secondsLeft: number;
  label: string;
  send: (email: string) => Promise<void>;
}) {
  const t = useTexts();
  const [sending, setSending] = useState(false);
  const [told, setTold] = useState<{ tone: 'ok' | 'error'; text: string } | null>(null);
  const resend = async (): Promise<void> => {
    setTold(null);
    setSending(true);
    try {
      await props.send(props.email);
      setTold({ tone: 'ok', text: t('accounts.recovery.resent') });
    } catch (error) {
      setTold({ tone: 'error', text: problemSentence(error, t) });
    }
    setSending(false);
  };
  const waiting = props.secondsLeft > 0;
  return (
    <>
      {told ? <Note tone={told.tone}>{told.text}</Note> : null}
      <Button
        variant="d"
        disabledReason={waiting ? t('accounts.recovery.resendReason') : undefined}
        loading={sending}
        loadingText={t('accounts.recovery.sending')}
        onClick={() => void resend()}
      >
        {waiting ? t('accounts.recovery.resendIn', { count: props.secondsLeft }) : props.label}
      </Button>
    </>
  );
}

/** Whom to write to when nothing arrives (SPEC §7). */
export function NotArrived({ contactEmail }: { contactEmail: string }) {
  const t = useTexts();
  return (
    <p className="sm dim">
      {t('accounts.recovery.notArrived')}{' '}
      <a href={`mailto:${contactEmail}`}>{t('accounts.recovery.writeToUs')}</a> (
      <span className="nw">{contactEmail}</span>).
    </p>
  );
}

/** Instructions were asked for too often. */
export function TooOften({ minutes, contactEmail }: { minutes: number; contactEmail: string }) {
  const t = useTexts();
  return (
    <AuthState
      focused
      tone="wait"
      icon={<IconClockPause />}
      title={t('accounts.recovery.wait.title')}
      actions={<LinkButton href={`mailto:${contactEmail}`}>{t('accounts.recovery.support')}</LinkButton>}
    >
      {t('accounts.recovery.wait.text', { count: minutes })}
    </AuthState>
  );
}
