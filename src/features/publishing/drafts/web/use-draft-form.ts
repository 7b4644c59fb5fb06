import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { parseDate } from '#kit/dates.ts';
import { startingDraft } from '#ui/drafts/draft.ts';
import type { DraftSession } from '#ui/drafts/draft-session.ts';
import type { DraftState } from '#ui/drafts/draft-state.ts';
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
  /** Of a new posting: which draft it is. Null where there is one for each kind. */
  id: string | null;
  /** The posting that is edited or renewed; null for a new one. */
  posting: DraftSubject | null;
  /** The values of the fields where there is no draft. */
  initial: DraftValues;
  /** The account's draft, as it was when the page was opened. */
  saved: SavedDraft | null;
  /** Up to where the own last day may be chosen. */
  lastDayOf: LastDayOf;
}

/** The form with its draft: what is kept of it, and what can be done about it. */
export interface DraftForm extends DraftState<DraftValues, DraftAbout>, DraftSession<DraftValues, DraftAbout> {
  form: UseFormReturn<DraftValues>;
}

/** The draft if it is this one, or about this posting; else none. */
const about = <D extends DraftAbout>(draft: D | null, { id, posting }: DraftSource): D | null => {
  const same = id === null ? (draft?.posting?.id ?? null) === (posting?.id ?? null) : draft?.id === id;
  return same ? draft : null;
};

/** Without values that no field shows after a reload: an empty question, text that is not a day. */
const tidied = (values: DraftValues): DraftValues => ({
  ...values,
  questions: withoutBlank(values.questions),
  expiryDate: parseDate(values.expiryDate) === values.expiryDate ? values.expiryDate : '',
});

/**
 * The wizard's one form, filled from the draft of the browser or of the account and kept in both with every change. In the
 * browser only.
 * @param step the one that is shown; null: where the draft was left
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
  // The browser, too, has the one that was opened last.
  useEffect(() => {
    if (opened) storeDraft(kind, { ...opened, userId, synced: true, sendKey: null });
  }, [opened, kind, userId]);
  // Before the wizard has the step saved that was left.
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
    changedCode: 'postings.draft-changed',
    same: isSameDraft,
  });
  return { form, ...draft };
}
