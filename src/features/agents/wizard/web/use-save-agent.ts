import { type SyntheticEvent, useState } from 'react';
import type { Api } from '#shared/api-client.ts';
import { problemOf } from '#shared/client-errors.ts';
import { localDay } from '#shared/dates.ts';
import { rootStore } from '#shared/root-store.ts';
import { sendKeyOf } from '#ui/drafts/draft.ts';
import { type Submission, useSubmit } from '#ui/forms/use-submit.ts';
import { wrongFields } from '#ui/forms/wrong-fields.ts';
import { newerVersion } from '#ui/records/newer-version.tsx';
import { useApi } from '#ui/site/site-context.tsx';
import { createAgent, saveAgent } from '../../contract.ts';
import { type AgentStep, agentSteps } from '../../drafts/agent-steps.ts';
import type { AgentDraftValues } from '../../drafts/fields.ts';
import type { AgentView } from '../../fields.ts';
import { isPaused } from '../../pause.ts';
import { fieldOf, stepOfField } from '../agent-step-fields.ts';
import { type AgentDraftKind, agentDraftPlace, type LocalAgentDraft } from './agent-draft.ts';
import { type AgentDraftForm, toAgentForm } from './use-agent-form.ts';

interface SaveOptions {
  kind: AgentDraftKind;
  draft: AgentDraftForm;
  /** The agent that is edited. */
  agent: AgentView | null;
  /** The step is no last one: what is sent leads on. */
  goOn: () => void;
  onSaved: (saved: AgentView) => void;
  /** Opens the step that holds a wrong field. */
  onWrongStep: (step: AgentStep) => void;
}

export interface Saving {
  submission: Submission;
  /** Checks and saves the whole agent, on whatever step. */
  save: (event?: SyntheticEvent) => Promise<void>;
  /** The session has ended. */
  signedOut: boolean;
  /** Why it was not saved is that there are as many agents as there may be. */
  full: boolean;
  /** The agent was changed meanwhile: the person chooses between both versions. */
  newer: AgentView | null;
  decided: () => void;
}

/** Hands a draft to the endpoint of its kind. A pause that has ended is none. */
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

/** The first step with one of these fields. */
const firstStep = (paths: readonly string[]): AgentStep | undefined =>
  agentSteps.find((step) => paths.some((path) => stepOfField(path) === step));

/** Saves the agent once, also after failures; the draft is deleted only when the server has it. */
export function useSaveAgent({ kind, draft, agent, goOn, onSaved, onWrongStep }: SaveOptions): Saving {
  const { form, saving } = draft;
  const api = useApi();
  const [signedOut, setSignedOut] = useState(false);
  const [full, setFull] = useState(false);
  const [newer, setNewer] = useState<AgentView | null>(null);

  const save = async (): Promise<void> => {
    try {
      // A save on its way would keep the draft of what has been saved.
      await draft.stop();
      const saved = await send(api, kind, draft.current(), agent);
      agentDraftPlace(kind, draft.current().userId).forget();
      onSaved(saved);
    } catch (error) {
      draft.resume();
      throw error;
    }
  };

  const openWrong = (paths: readonly string[]): void => {
    const step = firstStep(paths.filter((path) => path !== ''));
    if (step) onWrongStep(step);
  };

  const submission = useSubmit(
    form,
    async () => {
      if (!saving.current) return goOn();
      // Without a token the transport would leave the page; the draft's owner gets a note instead.
      if (rootStore.getState().auth) await save();
      else setSignedOut(true);
    },
    (error, usual) => {
      const problem = problemOf(error);
      if (problem?.status === 401) {
        setSignedOut(true);
        return null;
      }
      setFull(problem?.code === 'agents.limit-reached');
      if (problem?.code === 'agents.changed') {
        setNewer(newerVersion<AgentView>(error));
        return null;
      }
      if (!problem || problem.errors.length === 0) return usual();
      const known = problem.errors.filter(({ path }) => path !== '' && path !== 'pausedUntil');
      for (const { path, code, message } of known)
        form.setError(fieldOf(path) as keyof AgentDraftValues, { type: code, message });
      openWrong(known.map(({ path }) => path));
      return known.length === problem.errors.length ? null : usual();
    },
    (errors) => openWrong(wrongFields(errors).map(({ path }) => path)),
  );
  const begin = async (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    saving.current = true;
    setSignedOut(false);
    setFull(false);
    await submission.submit();
    saving.current = false;
  };
  return {
    submission,
    save: begin,
    signedOut,
    full,
    newer,
    decided: () => setNewer(null),
  };
}
