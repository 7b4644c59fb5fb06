import { useEffect, useLayoutEffect, useState } from 'react';
import { loginAddress } from '#features/accounts/auth-addresses.ts';
import type { CodeLabel } from '#kit/codes.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { IconClose } from '#ui/light/icons.tsx';
import { Note } from '#ui/light/note.tsx';
import { SavedLine } from '#ui/records/draft-parts.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { SessionEnded } from '#ui/wizard/session-ended.tsx';
import { Wizard } from '#ui/wizard/wizard.tsx';
import { WizardFoot } from '#ui/wizard/wizard-foot.tsx';
import { WizardForm } from '#ui/wizard/wizard-form.tsx';
import { type AgentStep, agentSteps } from '../../agent-steps.ts';
import type { AgentView } from '../../fields.ts';
import { fieldOf, stepOfField } from '../agent-step-fields.ts';
import { AgentConflicts } from './agent-conflict.tsx';
import { listName } from './agent-words.ts';
import { BasicsStep } from './basics-step.tsx';
import { EmploymentStep, ExperienceStep } from './coded-steps.tsx';
import { EmployersStep } from './employers-step.tsx';
import { PlacesStep } from './places-step.tsx';
import { PreviewCard } from './preview-card.tsx';
import { type AgentDraftSource, useAgentForm } from './use-agent-form.ts';
import { useLivePreview } from './use-live-preview.ts';
import { useSaveAgent } from './use-save-agent.ts';
import './agent-wizard.css';

/** Company names by id, collected from the agent, the results and the choices. */
function useCompanyNames(initial: readonly CodeLabel[], found: readonly CodeLabel[] | undefined) {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    () => new Map(initial.map(({ code, label }) => [code, label])),
  );
  const add = (news: readonly CodeLabel[]): void => {
    if (news.every(({ code }) => names.has(code))) return;
    setNames((known) => new Map([...known, ...news.map(({ code, label }) => [code, label] as const)]));
  };
  useEffect(() => {
    if (found) add(found);
  });
  return { nameOf: (id: number): string | undefined => names.get(String(id)), add };
}

export interface AgentWizardProps {
  source: AgentDraftSource;
  /** The edited agent; null for a new one. */
  agent: AgentView | null;
  /** Initially known company names. */
  companies: readonly CodeLabel[];
  /** Note on the source of the initial values, and on its parameters that an agent does not support; null for none. */
  note: string | null;
  step: AgentStep;
  goTo: (step: AgentStep) => void;
  onSaved: (saved: AgentView) => void;
}

/** The step of a field, and the field's name. */
const placeOf = (t: Translate) => (path: string) => {
  if (path === '') return null;
  const [first = '', list] = fieldOf(path).split('.');
  const field =
    list === undefined
      ? t(`agents.wizard.fields.${first as 'title' | 'search' | 'frequency' | 'emailNotifications'}`)
      : listName(list as Parameters<typeof listName>[0], t);
  return { step: stepOfField(path), field };
};

/** The reason why saving is currently not possible. */
function Obstacle({ signedOut, full }: { signedOut: boolean; full: boolean }) {
  const t = useTexts();
  if (signedOut)
    return (
      <div className="mb24">
        <SessionEnded signIn={(redirectUrl) => loginAddress('jobseeker', { redirectUrl })} />
      </div>
    );
  if (!full) return null;
  return (
    <p className="mb24">
      <LinkButton href={pageAddress('agents')}>{t('agents.wizard.toList')}</LinkButton>
    </p>
  );
}

/**
 * Wizard for creating or editing an agent in five steps, each of which may be skipped (rules.md#agent-wizard). The URL
 * contains the step, browser and account store the draft, and a preview of the results is shown next to every step.
 */
export function AgentWizard({ source, agent: opened, companies, note, step, goTo, onSaved }: AgentWizardProps) {
  const { kind } = source;
  // A search or a posting has filled it: it can be saved at once.
  const filled = note !== null;
  const t = useTexts();
  const language = useLanguage();
  const [agent, setAgent] = useState(opened);
  const draft = useAgentForm(source);
  const { form } = draft;
  const values = form.watch();
  const preview = useLivePreview(values.search);
  const names = useCompanyNames(companies, preview.found?.companies);
  const words = { t, language, companyName: names.nameOf };
  const place = agentSteps.indexOf(step);
  const [before, after] = [agentSteps[place - 1], agentSteps[place + 1]];
  const saving = useSaveAgent({
    kind,
    draft,
    agent,
    goOn: () => {
      if (after) goTo(after);
    },
    onSaved,
    onWrongStep: (wrong) => {
      if (wrong !== step) goTo(wrong);
    },
  });

  // Stores the step in the draft before the wizard saves it.
  useLayoutEffect(() => {
    if (form.getValues('step') !== step) form.setValue('step', step);
  }, [form, step]);

  const { submission } = saving;
  return (
    <>
      <AgentConflicts draft={draft} saving={saving} words={words} onNewer={setAgent} />
      <Wizard
        title={t(`agents.wizard.titles.${kind}`)}
        head={
          <div className="row g12 flex-wrap sm dim">
            <SavedLine saved={draft.saved} />
            <LinkButton variant="quiet" href={pageAddress('agents')} onClick={draft.flush}>
              <IconClose />
              {t('agents.wizard.quit')}
            </LinkButton>
          </div>
        }
        steps={agentSteps.map((code) => ({ code, label: t(`agents.wizard.steps.${code}`) }))}
        step={step}
        onOpen={goTo}
        onLeave={draft.flush}
        isFocusTaken={() => Object.keys(form.formState.errors).length > 0}
        aside={<PreviewCard values={values} preview={preview} words={words} />}
      >
        <WizardForm
          name="agent"
          className="agent-form"
          submission={{ ...submission, submit: after ? submission.submit : saving.save }}
          placeOf={placeOf(t)}
          note={
            <>
              <Obstacle signedOut={draft.signedOut || saving.signedOut} full={saving.full} />
              {note ? (
                <Note className="mb24" role="note">
                  {note}
                </Note>
              ) : null}
            </>
          }
          heading={t(`agents.wizard.headings.${step}`)}
          lead={t(`agents.wizard.leads.${step}`)}
          foot={
            <WizardFoot
              onBack={before && (() => goTo(before))}
              ways={
                after ? <OtherWay kind={kind} filled={filled} onSkip={() => goTo(after)} onSave={saving.save} /> : null
              }
              isWide={filled && before !== undefined && after !== undefined}
              isLast={!after}
              loading={submission.running !== null && !after}
              loadingText={t('agents.wizard.saving')}
            >
              {after ? t('common.continue') : t(`agents.wizard.save.${kind}`)}
            </WizardFoot>
          }
        >
          {step === 'basics' ? <BasicsStep /> : null}
          {step === 'places' ? <PlacesStep /> : null}
          {step === 'experience' ? <ExperienceStep /> : null}
          {step === 'employment' ? <EmploymentStep /> : null}
          {step === 'employers' ? (
            <EmployersStep companyName={names.nameOf} onKnown={(company) => names.add([company])} />
          ) : null}
        </WizardForm>
      </Wizard>
    </>
  );
}

/** Skips a step of a new agent; an existing agent can be saved on each step. */
function OtherWay({
  kind,
  filled,
  onSkip,
  onSave,
}: {
  kind: AgentDraftSource['kind'];
  /** Whether a search or a posting has filled it. */
  filled: boolean;
  onSkip: () => void;
  onSave: () => Promise<void>;
}) {
  const t = useTexts();
  return kind === 'create' && !filled ? (
    <Button variant="quiet" onClick={onSkip}>
      {t('ui.wizard.skip')}
    </Button>
  ) : (
    <Button variant={filled ? 'soft' : 'quiet'} size={filled ? 'lg' : undefined} onClick={() => void onSave()}>
      {t(`agents.wizard.save.${kind}`)}
    </Button>
  );
}
