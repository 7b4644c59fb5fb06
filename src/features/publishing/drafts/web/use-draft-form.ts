import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { parseDate } from '#kit/dates.ts';
import { startingDraft } from '#ui/drafts/draft.ts';
import type { DraftSession } from '#ui/drafts/draft-session.ts';
import { type DraftState, newerByCode } from '#ui/drafts/draft-state.ts';
import { useDraftSession } from '#ui/drafts/use-draft-session.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import type { PostingStep } from '../../posting-steps.ts';
import { dropDraft, saveDraft } from '../contract.ts';
import { type LastDayOf, stepResolver } from './draft-check.ts';
import { withoutBlank } from './fresh-question-ids.ts';
import {
  type DraftAbout,
  type DraftKind,
  type DraftSubject,
  type DraftValues,
  draftPlace,
  isSameDraft,
  newDraftId,
  type SavedDraft,
  storeDraft,
  storedDraft,
  storedNewDraft,
} from './posting-draft.ts';

/** What the wizard of one kind needs to know of its draft. */
export interface DraftSource {
  kind: DraftKind;
  userId: string;
  /** For a new posting: id of the draft. Null for kinds with a single draft. */
  id: string | null;
  /** The posting that is edited or renewed; null for a new one. */
  posting: DraftSubject | null;
  /** The values of the fields without a draft. */
  initial: DraftValues;
  /** The account's draft at the time the page was opened. */
  saved: SavedDraft | null;
  /** Returns the bounds of the employer's own last day. */
  lastDayOf: LastDayOf;
}

/** The form with its draft: its state and actions. */
export interface DraftForm extends DraftState<DraftValues, DraftAbout>, DraftSession<DraftValues, DraftAbout> {
  form: UseFormReturn<DraftValues>;
}

/** The draft if it is this one, or about this posting; else null. */
const about = <D extends DraftAbout>(draft: D | null, { id, posting }: DraftSource): D | null => {
  const same = id === null ? (draft?.posting?.id ?? null) === (posting?.id ?? null) : draft?.id === id;
  return same ? draft : null;
};

/** Removes values that no field would show after a reload: an empty question, text that is not a day. */
const tidied = (values: DraftValues): DraftValues => ({
  ...values,
  questions: withoutBlank(values.questions),
  expiryDate: parseDate(values.expiryDate) === values.expiryDate ? values.expiryDate : '',
});

/**
 * The wizard's single form, filled from the draft of the browser or of the account and saved in both with every change.
 * In the browser only.
 * @param step the open step; null: the last open step of the draft
 */
export function useDraftForm(source: DraftSource, step: PostingStep | null): DraftForm {
  const { kind, userId } = source;
  const t = useTexts();
  const api = useApi();
  const [{ start, id, opened }] = useState(() => {
    const local = source.id ? storedNewDraft(userId, source.id) : about(storedDraft(kind, userId), source);
    const loaded = about(source.saved, source);
    // The page may have saved more since it was loaded.
    const isNewer = local?.synced && local.id === loaded?.id && local.version > loaded.version;
    const saved = isNewer ? local : loaded;
    const begun = startingDraft(local, saved, source.initial, isSameDraft);
    const goesOn = begun.savedAt !== null && (begun.values === saved?.values ? saved : local);
    return {
      start: begun,
      id: source.id ?? (goesOn ? goesOn.id : newDraftId()),
      opened: local ? null : saved,
    };
  });
  const currentStep = useRef(step ?? start.values.step);
  if (step) currentStep.current = step;
  const form = useForm<DraftValues>({
    defaultValues: tidied(start.values),
    resolver: stepResolver(() => currentStep.current, source.lastDayOf, t),
    shouldFocusError: false,
  });
  // Stores the draft opened last in the browser as well.
  useEffect(() => {
    if (opened) storeDraft(kind, { ...opened, userId, synced: true, sendKey: null });
  }, [opened, kind, userId]);
  // A layout effect, so that it runs before the wizard saves the step that was left.
  useLayoutEffect(() => {
    if (step) form.setValue('step', step);
  }, [step, form]);
  const params = { kind };
  const draft = useDraftSession(form, {
    userId,
    about: { id, posting: source.posting },
    aboutOf: ({ id: its, posting }) => ({ id: its, posting }),
    aboutAnew: ({ posting }) => ({ id: newDraftId(), posting }),
    initial: source.initial,
    start,
    place: draftPlace(kind, userId),
    save: async (body) => (await api.call(saveDraft, { params, body })).data,
    drop: () => api.call(dropDraft, { params }),
    newerIn: newerByCode('postings.draft-changed'),
    same: isSameDraft,
  });
  return { form, ...draft };
}
