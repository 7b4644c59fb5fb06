import type { ReactNode } from 'react';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Main } from '#ui/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

interface ClosedWizardProps {
  title: string;
  above: ReactNode;
  /** Where the posting can be renewed instead. */
  renew: string | null;
  children: ReactNode;
}

/** A posting whose state does not allow what was asked: why, and what can be done. */
export function ClosedWizard({ title, above, renew, children }: ClosedWizardProps) {
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
            {renew ? (
              <LinkButton variant="p" href={renew}>
                {t('postings.renewal.renew')}
              </LinkButton>
            ) : null}
            <LinkButton href="/profil/poslodavac/oglasi">{t('postings.mine.title')}</LinkButton>
          </>
        }
      />
    </Main>
  );
}
