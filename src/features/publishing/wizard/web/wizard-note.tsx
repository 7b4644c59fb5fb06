import { useEffect, useRef } from 'react';
import { loginAddress } from '#features/accounts/auth-addresses.ts';
import type { postingMessages } from '#features/postings/messages.sr.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import type { LockedStep } from '../../drafts/web/draft-check.ts';
import type { SendFailure } from '../../sending/web/use-send-posting.ts';

import { useWizardForm } from './use-wizard-form.ts';

export type FieldName = keyof typeof postingMessages.fields;

interface WizardNoteProps {
  locked: LockedStep | null;
  failure: SendFailure | null;
  /** The session has ended while the person was writing: the note does not take the focus. */
  signedOut?: boolean;
}

/** The obstacle, above the step: a closed step, or why the posting was not sent. */
export function WizardNote({ locked, failure, signedOut = false }: WizardNoteProps) {
  const root = useRef<HTMLDivElement>(null);
  // The buttons are at the other end of a long step.
  useEffect(() => {
    if (failure || locked) root.current?.focus();
  }, [failure, locked]);
  const note = failure ?? (signedOut && !locked ? { kind: 'signed-out' as const } : null);
  if (!note && !locked) return null;
  return (
    <div ref={root} tabIndex={-1} className="wizard-note mb24">
      <Sentence locked={locked} failure={note} />
    </div>
  );
}

function Sentence({ locked, failure }: WizardNoteProps) {
  const { t } = useWizardForm();
  if (failure?.kind === 'signed-out') {
    const redirectUrl = `${location.pathname}${location.search}`;
    return (
      <Note
        tone="error"
        actions={
          <LinkButton size="sm" href={loginAddress('employer', { redirectUrl })}>
            {t('postings.wizard.signInAgain')}
          </LinkButton>
        }
      >
        {t('postings.wizard.sessionEnded')}
      </Note>
    );
  }
  if (failure) {
    return <Note tone="error">{failure.sentence}</Note>;
  }
  if (!locked) return null;
  return (
    <Note tone="warn" role="alert">
      {t('postings.wizard.locked', {
        step: t(`postings.wizard.steps.${locked.wanted}`),
        missing: t(`postings.wizard.steps.${locked.missing.step}`),
        fields: locked.missing.fields.map((field) => t(`postings.fields.${field as FieldName}`)).join(', '),
      })}
    </Note>
  );
}
