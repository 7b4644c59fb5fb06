import type { ReactNode } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { Main } from '#ui/light/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

interface ClosedWizardProps {
  title: string;
  above: ReactNode;
  /** Actions available instead, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Shown when a posting's state does not allow the requested action: the reason, and what can be done. */
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
            <LinkButton href={pageAddress('my-postings')}>{t('postings.mine.title')}</LinkButton>
            {actions}
          </>
        }
      />
    </Main>
  );
}
