import type { ReactNode } from 'react';
import type { OwnPostingPage } from '#features/publishing/own-fields.ts';
import { pageAddress } from '#kit/site-map.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { Main } from '#ui/light/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { WizardData } from './wizard-data.ts';
import { WizardFrame } from './wizard-frame.tsx';

interface OwnWizardProps {
  wizard: WizardData & { own: OwnPostingPage };
  /** Whether the posting's state allows it. */
  allowed: boolean;
  /** The reason shown if it does not. */
  closed: string;
  /** Action available instead. */
  instead?: ReactNode;
}

/** The wizard of an own posting; the reason, and what can be done, when the posting's state does not allow it. */
export function OwnWizard({ wizard, allowed, closed, instead }: OwnWizardProps) {
  const t = useTexts();
  const title = t(`postings.wizard.titles.${wizard.kind}`);
  const mine = { label: t('postings.mine.title'), href: pageAddress('my-postings') };
  const above = <Breadcrumbs items={[mine, { label: title }]} />;
  if (allowed) return <WizardFrame key={wizard.own.id} {...wizard} above={above} />;
  return (
    <Main className="wrap page">
      {above}
      <h1 className="mb24">{title}</h1>
      <EmptyState
        sign="document"
        title={closed}
        actions={
          <>
            <LinkButton href={mine.href}>{mine.label}</LinkButton>
            {instead}
          </>
        }
      />
    </Main>
  );
}
