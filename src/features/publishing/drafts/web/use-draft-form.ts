import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { parseDate } from '#shared/dates.ts';
import { rootStore } from '#shared/root-store.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { withoutBlank } from '../../questionnaires/web/fresh-question-ids.ts';
import type { PostingStep } from '../../wizard/posting-steps.ts';
import { dropDraft, saveDraft } from '../contract.ts';
import { type LastDayOf, stepResolver } from './draft-check.ts';
import { createDraftSession, type DraftSession, type DraftState } from './draft-session.ts';
import {
  type DraftKind,
  type DraftSubject,
  type DraftValues,
  type KeptDraft,
  startingDraft,
  storedDraft,
} from './posting-draft.ts';

/** What the wizard of one kind needs to know of its draft. */
export interface DraftSource {
  kind: DraftKind;
  userId: string;
  /** The posting that is edited or renewed; null for a new one. */
  posting: DraftSubject | null;
  /** The values of the fields where there is no draft. */
  initial: DraftValues;
  /** The account's draft, as it was when the page was opened. */
  kept: KeptDraft | null;
  /** Up to where the own last day may be chosen. */
  lastDayOf: LastDayOf;
}

/** The form with its draft: what is kept of it, and what can be done about it. */
export interface DraftForm
  extends DraftState,
    Pick<DraftSession, 'keepMine' | 'takeTheirs' | 'goOnWith' | 'current' | 'stop' | 'resume' | 'startOver'> {
  form: UseFormReturn<DraftValues>;
}

/** A draft of this kind about this posting, else none. */
const about = <D extends { posting: DraftSubject | null }>(
  draft: D | null,
  posting: DraftSubject | null,
): D | null => (draft && (draft.posting?.id ?? null) === (posting?.id ?? null) ? draft : null);

/** Without values that no field shows after a reload: an empty question, text that is not a day. */
const tidied = (values: DraftValues): DraftValues => ({
  ...values,
  questions: withoutBlank(values.questions),
  expiryDate: parseDate(values.expiryDate) === values.expiryDate ? values.expiryDate : '',
});

/**
 * The wizard's one form, filled from the draft of the browser or of the account and kept in both with every change. In the
 * browser only.
 */
export function useDraftForm(source: DraftSource, step: PostingStep): DraftForm {
  const { kind, userId } = source;
  const t = useTexts();
  const api = useApi();
  const currentStep = useRef(step);
  currentStep.current = step;
  const [start] = useState(() =>
    startingDraft(
      about(storedDraft(kind, userId), source.posting),
      about(source.kept, source.posting),
      source.initial,
    ),
  );
  const form = useForm<DraftValues>({
    defaultValues: tidied(start.values),
    resolver: stepResolver(() => currentStep.current, source.lastDayOf, t),
    shouldFocusError: false,
  });
  const [session] = useState(() => {
    const params = { kind };
    return createDraftSession({
      ...source,
      start,
      read: () => form.getValues(),
      fill: (values) => form.reset(values),
      save: async (body) => (await api.call(saveDraft, { params, body })).data,
      drop: () => api.call(dropDraft, { params }),
      isSignedIn: () => rootStore.getState().auth !== null,
    });
  });
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);

  useEffect(() => {
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: session.changed });
    // A tab that is closed or put away at once must not lose the last words.
    const onHidden = () => {
      if (document.visibilityState === 'hidden') session.flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('online', session.flush);
    session.begin();
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('online', session.flush);
      session.flush();
    };
  }, [form, session]);

  return { form, ...state, ...session };
}
