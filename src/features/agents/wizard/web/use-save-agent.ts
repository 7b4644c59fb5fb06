import { type SyntheticEvent, useState } from 'react';
import type { Api } from '#kit/api-client.ts';
import { problemOf } from '#kit/client-errors.ts';
import { localDay } from '#kit/dates.ts';
import { sendKeyOf } from '#ui/drafts/draft.ts';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { wrongFields } from '#ui/forms/wrong-fields.ts';
import { useSendDraft } from '#ui/records/use-send-draft.ts';
import { useApi } from '#ui/site/site-context.tsx';
import { type AgentStep, agentSteps } from '../../agent-steps.ts';
import { createAgent, saveAgent } from '../../contract.ts';
import type { AgentDraftValues } from '../../drafts/fields.ts';
import type { AgentView } from '../../fields.ts';
import { isPaused } from '../../pause.ts';
import { fieldOf, stepOfField } from '../agent-step-fields.ts';
import { type AgentAbout, type AgentDraftKind, agentDraftPlace, type LocalAgentDraft } from './agent-draft.ts';
import { type AgentDraftForm, toAgentForm } from './use-agent-form.ts';

interface SaveOptions {
  kind: AgentDraftKind;
  draft: AgentDraftForm;
  /** The edited agent; null for a new one. */
  agent: AgentView | null;
  /** Called on submit when the step is not the last one. */
  goOn: () => void;
  onSaved: (saved: AgentView) => void;
  /** Opens the step with an invalid field. */
  onWrongStep: (step: AgentStep) => void;
}

export type Saving = ReturnType<typeof useSaveAgent>;

/** Sends a draft to the endpoint of its kind, without a pause that has ended. */
const send = async (
  api: Api,
  kind: AgentDraftKind,
  draft: LocalAgentDraft,
  agent: AgentView | null,
): Promise<AgentView> => {
  const form = toAgentForm(draft.values);
  if (!draft.agent) {
    const idempotencyKey = sendKeyOf(agentDraftPlace(kind, draft.userId), draft);
    return (await api.call(createAgent, { body: form }, { idempotencyKey })).data;
  }
  const { id, version } = draft.agent;
  const pausedUntil = agent && isPaused(agent, localDay(new Date())) ? agent.pausedUntil : null;
  const body = { ...form, pausedUntil, version };
  return (await api.call(saveAgent, { params: { id: String(id) }, body })).data;
};

/** The first step that contains one of these fields. */
const firstStep = (paths: readonly string[]): AgentStep | undefined =>
  agentSteps.find((step) => paths.some((path) => stepOfField(path) === step));

/** Saves the agent exactly once, also across retries; the draft is deleted only after the server has saved it. */
export function useSaveAgent({ kind, draft, agent, goOn, onSaved, onWrongStep }: SaveOptions) {
  const { form, saving } = draft;
  const api = useApi();
  /** Whether saving failed because the max number of agents is reached. */
  const [full, setFull] = useState(false);
  const sending = useSendDraft<AgentDraftValues, AgentAbout, AgentView, AgentView>({
    draft,
    post: (session) => send(api, kind, session, agent),
    onSent: onSaved,
    changedCode: 'agents.changed',
  });

  const openWrong = (paths: readonly string[]): void => {
    const step = firstStep(paths.filter((path) => path !== ''));
    if (step) onWrongStep(step);
  };

  const submission = useSubmit(
    form,
    async () => {
      if (saving.current) await sending.send();
      else goOn();
    },
    (error, usual) => {
      if (sending.meets(error)) return null;
      const problem = problemOf(error);
      setFull(problem?.code === 'agents.limit-reached');
      if (!problem || problem.errors.length === 0) return usual();
      const known = problem.errors.filter(({ path }) => path !== '' && path !== 'pausedUntil');
      for (const { path, code, message } of known)
        form.setError(fieldOf(path) as keyof AgentDraftValues, { type: code, message });
      openWrong(known.map(({ path }) => path));
      return known.length === problem.errors.length ? null : usual();
    },
    (errors) => openWrong(wrongFields(errors).map(({ path }) => path)),
  );
  /** Validates and saves the whole agent, on any step. */
  const save = async (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    saving.current = true;
    sending.clear();
    setFull(false);
    await submission.submit();
    saving.current = false;
  };
  const { signedOut, newer, decided } = sending;
  return { submission, save, signedOut, full, newer, decided };
}
