import { useRef, useState } from 'react';
import { type FieldErrors, type Resolver, set, type UseFormReturn, useForm } from 'react-hook-form';
import type { DraftStart } from '#ui/drafts/draft.ts';
import type { DraftSession } from '#ui/drafts/draft-session.ts';
import { type DraftState, newerByCode } from '#ui/drafts/draft-state.ts';
import { useDraftSession } from '#ui/drafts/use-draft-session.ts';
import { wrongFields } from '#ui/forms/wrong-fields.ts';
import { zodResolver } from '#ui/forms/zod-form.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { dropAgentDraft, saveAgentDraft } from '../../drafts/contract.ts';
import type { AgentDraftValues } from '../../drafts/fields.ts';
import type { AgentForm, AgentInput } from '../../fields.ts';
import { fieldOf } from '../agent-step-fields.ts';
import { type AgentAbout, type AgentDraftKind, agentDraftPlace, isSameAgent } from './agent-draft.ts';

/** Source data for the wizard's draft. */
export interface AgentDraftSource extends AgentAbout {
  kind: AgentDraftKind;
  userId: string;
  /** Field values when there is no draft. */
  initial: AgentDraftValues;
  start: DraftStart<AgentDraftValues, AgentAbout>;
}

/** The form with the state and actions of its draft. */
export interface AgentDraftForm
  extends DraftState<AgentDraftValues, AgentAbout>,
    DraftSession<AgentDraftValues, AgentAbout> {
  form: UseFormReturn<AgentDraftValues>;
  /** Whether the form is being saved: it is validated only then, since each step may be skipped. */
  saving: { current: boolean };
}

const schema = async () => (await import('../../fields.ts')).agentInput;

/** Maps the field values to the request body. */
export const toAgentForm = ({ step: _, ...values }: AgentDraftValues): AgentForm => values;

/** Moves errors of values in a list to the list. */
const atLists = (errors: FieldErrors): FieldErrors<AgentDraftValues> => {
  const shown: FieldErrors<AgentDraftValues> = {};
  const seen = new Set<string>();
  for (const { path, message } of wrongFields(errors)) {
    const place = path === '' ? 'root.form' : fieldOf(path);
    if (seen.has(place)) continue;
    seen.add(place);
    set(shown, place, { type: 'wrong', message });
  }
  return shown;
};

/**
 * The single form of the wizard, filled from the draft in the browser or account and saved to both on every change.
 * Client-side only.
 */
export function useAgentForm({ kind, userId, agent, initial, start }: AgentDraftSource): AgentDraftForm {
  const t = useTexts();
  const api = useApi();
  const saving = useRef(false);
  const check = zodResolver<AgentForm, AgentInput>(schema, t);
  const resolver: Resolver<AgentDraftValues> = async (values, _, options) => {
    if (!saving.current) return { values, errors: {} };
    const { errors } = await check(toAgentForm(values), undefined, options as never);
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors: atLists(errors) };
  };
  const form = useForm<AgentDraftValues>({ defaultValues: start.values, resolver, shouldFocusError: false });
  const params = { kind };
  const [options] = useState(() => ({
    userId,
    about: { agent },
    aboutOf: ({ agent: its }: AgentAbout) => ({ agent: its }),
    initial,
    start,
    place: agentDraftPlace(kind, userId),
    save: async (body: AgentAbout & { values: AgentDraftValues; version: number }) =>
      (await api.call(saveAgentDraft, { params, body })).data,
    drop: () => api.call(dropAgentDraft, { params }),
    newerIn: newerByCode<AgentDraftValues, AgentAbout>('agents.draft-changed'),
    same: isSameAgent,
  }));
  const draft = useDraftSession<AgentDraftValues, AgentAbout>(form, options);
  return { form, saving, ...draft };
}
