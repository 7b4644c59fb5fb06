import { useEffect, useRef } from 'react';
import { loginAddress } from '#features/accounts/auth-addresses.ts';
import type { postingMessages } from '#features/postings/messages.sr.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { SessionEnded } from '#ui/wizard/session-ended.tsx';
import type { SentDraft } from '../../drafts/fields.ts';
import type { LockedStep } from '../../drafts/web/draft-check.ts';
import type { DraftKind } from '../../drafts/web/posting-draft.ts';
import type { DraftForm } from '../../drafts/web/use-draft-form.ts';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';
import type { SendFailure } from '../../sending/web/use-send-posting.ts';

export type FieldName = keyof typeof postingMessages.fields;

interface WizardNoteProps {
  kind: DraftKind;
  draft: Pick<DraftForm, 'signedOut' | 'conflict' | 'keepMine' | 'leave'>;
  locked: LockedStep | null;
  failure: SendFailure | null;
}

/** The note above the step: a closed step, why the posting was not sent, or that its draft was sent before. */
export function WizardNote({ kind, draft, locked, failure }: WizardNoteProps) {
  const sent = (draft.conflict?.sent ?? null) as SentDraft | null;
  const root = useRef<HTMLDivElement>(null);
  // Focused, because the buttons may be at the other end of a long step.
  useEffect(() => {
    if (failure || locked || sent) root.current?.focus();
  }, [failure, locked, sent]);
  // A session that ends while the person is typing must not take the focus.
  const note = failure ?? (draft.signedOut && !locked ? { kind: 'signed-out' as const } : null);
  if (!note && !locked && !sent) return null;
  return (
    <div ref={root} tabIndex={-1} className="wizard-note mb24">
      {sent ? <AlreadySent kind={kind} sent={sent} draft={draft} /> : <Sentence locked={locked} failure={note} />}
    </div>
  );
}

/** What the draft became in another tab or on another device, with a link. */
function AlreadySent({ kind, sent, draft }: Pick<WizardNoteProps, 'kind' | 'draft'> & { sent: SentDraft }) {
  const { t } = useWizardForm();
  const { id, positionTitle: title } = sent;
  const state = t(`postings.mine.states.${sent.state}`);
  return (
    <Note
      tone="warn"
      role="alert"
      title={t(`postings.wizard.alreadySent.${kind}.title`)}
      actions={
        <>
          <LinkButton size="sm" href={pageAddress('posting', id)} onClick={draft.leave}>
            {t('postings.wizard.alreadySent.open')}
          </LinkButton>
          {kind === 'create' ? (
            <Button size="sm" variant="quiet" onClick={draft.keepMine}>
              {t('postings.wizard.alreadySent.keep')}
            </Button>
          ) : null}
        </>
      }
    >
      {t(`postings.wizard.alreadySent.${kind}.text`, { title, state: state.toLowerCase() })}
    </Note>
  );
}

function Sentence({ locked, failure }: Pick<WizardNoteProps, 'locked' | 'failure'>) {
  const { t } = useWizardForm();
  if (failure?.kind === 'signed-out')
    return <SessionEnded signIn={(redirectUrl) => loginAddress('employer', { redirectUrl })} />;
  if (failure) return <Note tone="error">{failure.sentence}</Note>;
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
