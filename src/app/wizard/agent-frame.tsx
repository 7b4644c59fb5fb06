import { lazy } from 'react';
import type { AgentWizardPageProps } from '#features/agents/wizard/web/agent-wizard-page.tsx';
import { Main } from '#ui/light/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { InBrowser } from './in-browser.tsx';

const AgentWizardPage = lazy(() => import('#features/agents/wizard/web/agent-wizard-page.tsx'));

/** The frame of an agent's wizard. */
export function AgentFrame(wizard: AgentWizardPageProps) {
  const t = useTexts();
  return (
    <Main className="wrap wrap-medium page">
      <InBrowser title={t(`agents.wizard.titles.${wizard.kind}`)}>
        <AgentWizardPage {...wizard} />
      </InBrowser>
    </Main>
  );
}
