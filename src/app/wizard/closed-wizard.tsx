import type { ReactNode } from 'react';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Main } from '#ui/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

interface ClosedWizardProps {
  title: string;
  above: ReactNode;
  /** What can be done instead, the main thing last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A posting whose state does not allow what was asked: why, and what can be done. */
export function ClosedWizard({ title, above, actions, children }: ClosedWizardProps) {
  const t = useTexts();
  return (
    <Main className="wrap page">
      {above}
      <h1 className="mb24">{title}</h1>
      <EmptyState
        sign="document"
        title={children}
        actions={
          <>
            <LinkButton href="/profil/poslodavac/oglasi">{t('postings.mine.title')}</LinkButton>
            {actions}
          </>
        }
      />
    </Main>
  );
}
