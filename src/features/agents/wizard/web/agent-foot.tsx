import { Button } from '#ui/light/button.tsx';
import { IconArrowLeft, IconArrowRight } from '#ui/light/icons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { type AgentStep, agentSteps } from '../../drafts/agent-steps.ts';
import type { AgentDraftKind } from './agent-draft.ts';
import '#ui/styles/wizard.css';

interface AgentFootProps {
  kind: AgentDraftKind;
  step: AgentStep;
  saving: boolean;
  onBack: () => void;
  onSkip: () => void;
  onSave: () => void;
}

/** Back, past and on, at the end of every step; an agent that exists can be saved on each. */
export function AgentFoot({ kind, step, saving, onBack, onSkip, onSave }: AgentFootProps) {
  const t = useTexts();
  const place = agentSteps.indexOf(step);
  const isLast = place === agentSteps.length - 1;
  return (
    <div className="wizard-foot">
      {place === 0 ? (
        <span />
      ) : (
        <Button variant="quiet" onClick={onBack}>
          <IconArrowLeft />
          {t('common.back')}
        </Button>
      )}
      <div className="row g8">
        {isLast ? null : kind === 'create' ? (
          <Button variant="quiet" onClick={onSkip}>
            {t('agents.wizard.skip')}
          </Button>
        ) : (
          <Button variant="quiet" onClick={onSave}>
            {t('agents.wizard.save.edit')}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          loading={saving && isLast}
          loadingText={t('agents.wizard.saving')}
        >
          {isLast ? t(`agents.wizard.save.${kind}`) : t('common.continue')}
          {isLast ? null : <IconArrowRight />}
        </Button>
      </div>
    </div>
  );
}
