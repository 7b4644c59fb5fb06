import { lazy, type ReactNode } from 'react';
import type { WizardPageProps } from '#features/publishing/wizard/web/wizard-page.tsx';
import { Main } from '#ui/light/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { InBrowser } from './in-browser.tsx';

const WizardPage = lazy(() => import('#features/publishing/wizard/web/wizard-page.tsx'));

/** The page of the steps; above them what leads to it. */
export function WizardFrame({ above, ...wizard }: WizardPageProps & { above?: ReactNode }) {
  const t = useTexts();
  return (
    <Main className="wrap page">
      {above}
      <InBrowser title={t(`postings.wizard.titles.${wizard.kind}`)}>
        <WizardPage {...wizard} />
      </InBrowser>
    </Main>
  );
}
