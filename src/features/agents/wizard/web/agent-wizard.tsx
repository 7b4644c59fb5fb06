import { useEffect, useState } from 'react';
import { loginAddress } from '#features/accounts/auth-addresses.ts';
import type { CodeLabel } from '#shared/codes.ts';
import { pageAddress } from '#shared/site-map.ts';
import { type FieldWords, Form } from '#ui/forms/form.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Steps } from '#ui/steps.tsx';
import { useStepHeading } from '#ui/use-step-heading.ts';
import { type AgentStep, agentSteps } from '../../drafts/agent-steps.ts';
import type { AgentView } from '../../fields.ts';
import { fieldOf, stepOfField } from '../agent-step-fields.ts';
import { AgentConflicts } from './agent-conflict.tsx';
import { AgentFoot } from './agent-foot.tsx';
import { AgentHead } from './agent-head.tsx';
import { listName } from './agent-words.ts';
import { BasicsStep } from './basics-step.tsx';
import { useCompanyNames } from './company-names.ts';
import { EmployersStep } from './employers-step.tsx';
import { EmploymentStep } from './employment-step.tsx';
import { ExperienceStep } from './experience-step.tsx';
import { PlacesStep } from './places-step.tsx';
import { PreviewCard } from './preview-card.tsx';
import { type AgentDraftSource, useAgentForm } from './use-agent-form.ts';
import { useLivePreview } from './use-live-preview.ts';
import { useSaveAgent } from './use-save-agent.ts';
import './agent-wizard.css';

export interface AgentWizardProps {
  source: AgentDraftSource;
  /** The agent that is edited. */
  agent: AgentView | null;
  /** Names of companies that are known from the beginning. */
  companies: readonly CodeLabel[];
  /** What the wizard was filled from, and what an agent cannot hold of it. */
  note: string | null;
  step: AgentStep;
  goTo: (step: AgentStep) => void;
  onSaved: (saved: AgentView) => void;
}

/** The field that a step hides: its name, and its step to open. */
function useFieldWords(step: AgentStep, goTo: (step: AgentStep) => void) {
  const t = useTexts();
  return (path: string): FieldWords | null => {
    if (path === '') return null;
    const home = stepOfField(path);
    const [first = '', list] = fieldOf(path).split('.');
    const field =
      list === undefined
        ? t(`agents.wizard.fields.${first as 'title' | 'search' | 'frequency' | 'emailNotifications'}`)
        : listName(list as Parameters<typeof listName>[0], t);
    return {
      label: t('agents.wizard.fieldOfStep', { step: t(`agents.wizard.steps.${home}`), field }),
      open: () => {
        if (home !== step) goTo(home);
      },
    };
  };
}

/** Why nothing can be saved now. */
function Obstacle({ signedOut, full }: { signedOut: boolean; full: boolean }) {
  const t = useTexts();
  if (signedOut) {
    const redirectUrl = `${location.pathname}${location.search}`;
    return (
      <Note
        tone="error"
        className="mb24"
        actions={
          <LinkButton size="sm" href={loginAddress('jobseeker', { redirectUrl })}>
            {t('agents.wizard.signInAgain')}
          </LinkButton>
        }
      >
        {t('agents.wizard.sessionEnded')}
      </Note>
    );
  }
  if (!full) return null;
  return (
    <p className="mb24">
      <LinkButton href={pageAddress('agents')}>{t('agents.wizard.toList')}</LinkButton>
    </p>
  );
}

/**
 * Making or changing an agent in five steps, each of which may be skipped (rules.md#agent-wizard): the address holds the
 * step, browser and account keep the draft, and what the agent would find is beside every step.
 */
export function AgentWizard({
  source,
  agent: opened,
  companies,
  note,
  step,
  goTo,
  onSaved,
}: AgentWizardProps) {
  const { kind } = source;
  const t = useTexts();
  const language = useLanguage();
  const [agent, setAgent] = useState(opened);
  const draft = useAgentForm(source);
  const { form } = draft;
  const names = useCompanyNames(companies);
  const words = { t, language, companyName: names.nameOf };
  const position = agentSteps.indexOf(step);
  const openAt = (index: number): void => {
    const target = agentSteps[index];
    if (target) goTo(target);
  };
  const saving = useSaveAgent({
    kind,
    draft,
    agent,
    goOn: () => openAt(position + 1),
    onSaved,
    onWrongStep: (wrong) => {
      if (wrong !== step) goTo(wrong);
    },
  });
  const heading = useStepHeading(step, () => Object.keys(form.formState.errors).length > 0);
  const wordsOf = useFieldWords(step, goTo);

  // The draft says where it was left.
  useEffect(() => {
    if (form.getValues('step') !== step) form.setValue('step', step);
  }, [form, step]);

  const values = form.watch();
  const preview = useLivePreview(values.search);
  const { found } = preview;
  const addNames = names.add;
  useEffect(() => {
    if (found) addNames(found.companies);
  }, [found, addNames]);

  const isLast = position === agentSteps.length - 1;
  const { submission } = saving;
  return (
    <>
      <AgentConflicts draft={draft} saving={saving} words={words} onNewer={setAgent} />
      <AgentHead kind={kind} saved={draft.saved} onQuit={draft.flush} />
      <Steps
        steps={agentSteps.map((code) => ({ label: t(`agents.wizard.steps.${code}`) }))}
        current={position}
        onSelect={openAt}
      />
      <div className="with-panel mt8">
        <Form
          name="agent"
          className="agent-form"
          submission={{ ...submission, submit: isLast ? saving.save : submission.submit }}
          wordsOf={wordsOf}
        >
          <Obstacle signedOut={draft.signedOut || saving.signedOut} full={saving.full} />
          {note ? (
            <Note className="mb24" role="note">
              {note}
            </Note>
          ) : null}
          <h2 ref={heading} tabIndex={-1} className="agent-step-heading">
            {t(`agents.wizard.headings.${step}`)}
          </h2>
          <p className="dim mt8">{t(`agents.wizard.leads.${step}`)}</p>
          <div className="mt24 stack g24">
            {step === 'basics' ? <BasicsStep /> : null}
            {step === 'places' ? <PlacesStep /> : null}
            {step === 'experience' ? <ExperienceStep /> : null}
            {step === 'employment' ? <EmploymentStep /> : null}
            {step === 'employers' ? (
              <EmployersStep companyName={names.nameOf} onKnown={(company) => names.add([company])} />
            ) : null}
          </div>
          <AgentFoot
            kind={kind}
            step={step}
            saving={submission.running !== null}
            onBack={() => openAt(position - 1)}
            onSkip={() => openAt(position + 1)}
            onSave={() => void saving.save()}
          />
        </Form>
        <PreviewCard values={values} preview={preview} words={words} />
      </div>
    </>
  );
}
