import type { ReactNode } from 'react';
import { ProblemNote } from '#ui/forms/problem-note.tsx';
import { Button } from '#ui/light/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { DraftKind, DraftValues } from '../../drafts/web/posting-draft.ts';

interface OtherDraftProps {
  kind: DraftKind;
  draft: { values: Pick<DraftValues, 'positionTitle'> };
  problem?: string | null;
  goOn: () => void;
  /** Null where none can begin. */
  anew: (() => void) | null;
  children?: ReactNode;
}

/** There is an unfinished draft: it goes on, or another one begins. */
export function OtherDraft({ kind, draft, problem, goOn, anew, children }: OtherDraftProps) {
  const t = useTexts();
  const title = draft.values.positionTitle || t('postings.wizard.other.untitled');
  return (
    <Modal
      open
      onClose={goOn}
      size="sm"
      role="alertdialog"
      title={t(`postings.wizard.other.title.${kind === 'create' ? 'create' : 'change'}`)}
      footer={
        <>
          {anew ? <Button onClick={anew}>{t('postings.wizard.other.anew')}</Button> : null}
          <Button variant="primary" data-autofocus onClick={goOn}>
            {t('postings.wizard.other.goOn')}
          </Button>
        </>
      }
    >
      <ProblemNote>{problem}</ProblemNote>
      <p>{t(`postings.wizard.other.${kind}`, { title })}</p>
      {children}
    </Modal>
  );
}
