import { useEffect, useRef } from 'react';
import type { postingMessages } from '#features/postings/messages.sr.ts';
import type { PostingStep } from '#features/postings/posting-steps.ts';
import { LinkButton } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import type { MissingParts } from './draft-check.ts';
import type { SendFailure } from './use-send-posting.ts';
import { useWizardForm } from './use-wizard-form.ts';

/** A step somebody wanted to open, and what it still waits for. */
export interface LockedStep {
  wanted: PostingStep;
  missing: MissingParts;
}

export type FieldName = keyof typeof postingMessages.fields;

interface WizardNoteProps {
  locked: LockedStep | null;
  failure: SendFailure | null;
  /** The session has ended while one was writing: said without taking the focus from what is written. */
  signedOut?: boolean;
}

/** What stands in the way, above the step: a closed step, or why the posting was not sent. */
export function WizardNote({ locked, failure, signedOut = false }: WizardNoteProps) {
  const root = useRef<HTMLDivElement>(null);
  // The buttons stand at the other end of a long step.
  useEffect(() => {
    if (failure || locked) root.current?.focus();
  }, [failure, locked]);
  const shown = failure ?? (signedOut && !locked ? { kind: 'signed-out' as const } : null);
  if (!shown && !locked) return null;
  return (
    <div ref={root} tabIndex={-1} className="pw-note mb24">
      <Sentence locked={locked} failure={shown} />
    </div>
  );
}

function Sentence({ locked, failure }: WizardNoteProps) {
  const { t } = useWizardForm();
  if (failure?.kind === 'signed-out') {
    const back = encodeURIComponent(`${location.pathname}${location.search}`);
    return (
      <Note
        tone="error"
        actions={
          <LinkButton size="sm" href={`/prijava/poslodavac?redirectUrl=${back}`}>
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
