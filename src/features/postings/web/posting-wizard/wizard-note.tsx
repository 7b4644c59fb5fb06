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

type FieldName = keyof typeof postingMessages.fields;

/** What stands in the way, above the step: a closed step, or why the posting was not sent. */
export function WizardNote({
  locked,
  failure,
  step,
}: {
  locked: LockedStep | null;
  failure: SendFailure | null;
  step: PostingStep;
}) {
  const { t } = useWizardForm();
  if (failure?.kind === 'signed-out') {
    const back = encodeURIComponent(`/oglasi/kreiranje?korak=${step}`);
    return (
      <Note
        tone="error"
        className="mb24"
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
    return (
      <Note tone="error" className="mb24">
        {failure.sentence}
      </Note>
    );
  }
  if (!locked) return null;
  return (
    <Note tone="warn" role="alert" className="mb24">
      {t('postings.wizard.locked', {
        step: t(`postings.wizard.steps.${locked.wanted}`),
        missing: t(`postings.wizard.steps.${locked.missing.step}`),
        fields: locked.missing.fields.map((field) => t(`postings.fields.${field as FieldName}`)).join(', '),
      })}
    </Note>
  );
}
