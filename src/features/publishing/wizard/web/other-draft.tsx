import type { ReactNode } from 'react';
import { useTexts } from '#ui/site/site-context.tsx';
import { ContinueWindow } from '#ui/wizard/continue-window.tsx';
import type { DraftKind, DraftValues } from '../../drafts/web/posting-draft.ts';

interface OtherDraftProps {
  kind: DraftKind;
  draft: { values: Pick<DraftValues, 'positionTitle'> };
  problem?: string | null;
  goOn: () => void;
  /** Null when no draft can be started. */
  anew: (() => void) | null;
  children?: ReactNode;
}

/** There is an unfinished draft: asks whether to continue it or start another. */
export function OtherDraft({ kind, draft, problem, goOn, anew, children }: OtherDraftProps) {
  const t = useTexts();
  const title = draft.values.positionTitle || t('postings.wizard.other.untitled');
  return (
    <ContinueWindow
      title={t(`postings.wizard.other.title.${kind === 'create' ? 'create' : 'change'}`)}
      goOn={{ label: t('postings.wizard.other.goOn'), act: goOn }}
      anew={anew && { label: t('postings.wizard.other.anew'), act: anew, problem }}
    >
      <p>{t(`postings.wizard.other.${kind}`, { title })}</p>
      {children}
    </ContinueWindow>
  );
}
