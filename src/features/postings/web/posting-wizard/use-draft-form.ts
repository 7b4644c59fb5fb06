import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { dropDraft, saveDraft } from '#features/postings/draft-contract.ts';
import type { PostingStep } from '#features/postings/posting-steps.ts';
import { parseDate } from '#shared/dates.ts';
import { rootStore } from '#shared/root-store.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { type LastDayOf, stepResolver } from './draft-check.ts';
import { createDraftSync, type DraftSync } from './draft-sync.ts';
import { withoutBlank } from './fresh-question-ids.ts';
import {
  type DraftKind,
  type DraftSubject,
  type DraftValues,
  forgetDraft,
  isSame,
  type KeptDraft,
  type PostingDraft,
  startingDraft,
  storeDraft,
  storedDraft,
} from './posting-draft.ts';

const saveAfterMs = 400;

/** What the wizard of one kind needs to know of its draft. */
export interface DraftSource {
  kind: DraftKind;
  userId: string;
  /** The posting that is edited or renewed; null for a new one. */
  posting: DraftSubject | null;
  /** What the fields hold where there is no draft. */
  initial: DraftValues;
  /** The account's draft, as it was when the page was opened. */
  kept: KeptDraft | null;
  /** Up to where the own last day may be chosen. */
  lastDayOf: LastDayOf;
}

/** When and where the draft was last kept. */
export interface DraftSaved {
  at: Date;
  /** In the account, from where it is taken on with another device; else in this browser alone. */
  inAccount: boolean;
}

export interface DraftForm {
  form: UseFormReturn<DraftValues>;
  /** Null while there is no draft. */
  saved: DraftSaved | null;
  /** The session has ended meanwhile: the account gets nothing more until one signs in again. */
  signedOut: boolean;
  /** A draft from another device or tab stands against this one; null as `theirs` when it was sent or given up there. */
  conflict: { theirs: KeptDraft | null; keepMine: () => void; takeTheirs: () => void } | null;
  /** Goes on with a newer version of the posting: over it, or with what it says. */
  goOnWith: (posting: DraftSubject, values: DraftValues | null) => void;
  /** The draft as it is kept with what the fields hold now. */
  current: () => PostingDraft;
  /** Keeps it no more: it is being sent. Done when nothing is being saved. */
  stop: () => Promise<void>;
  /** It was not sent after all. */
  resume: () => void;
  /** Forgets it everywhere and begins anew. */
  startOver: (values: DraftValues) => void;
}

/** A draft of this kind about this posting, else none. */
const about = <D extends { posting: DraftSubject | null }>(
  draft: D | null,
  posting: DraftSubject | null,
): D | null => (draft && (draft.posting?.id ?? null) === (posting?.id ?? null) ? draft : null);

/** Without what no field shows after a reload: a question nobody has begun, letters that were no day. */
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
  const subject = useRef(source.posting);
  const [saved, setSaved] = useState<DraftSaved | null>(() =>
    start.savedAt ? { at: new Date(start.savedAt), inAccount: start.synced } : null,
  );
  const [theirs, setTheirs] = useState<{ draft: KeptDraft | null } | null>(
    () => start.conflict && { draft: start.conflict },
  );
  const [signedOut, setSignedOut] = useState(false);
  const form = useForm<DraftValues>({
    defaultValues: tidied(start.values),
    resolver: stepResolver(() => currentStep.current, source.lastDayOf, t),
    shouldFocusError: false,
  });
  const base = useRef(start.version);
  const lastKept = useRef<DraftValues>(start.values);

  const current = (): PostingDraft => ({
    userId,
    posting: subject.current,
    values: form.getValues(),
    savedAt: new Date().toISOString(),
    version: base.current,
    synced: false,
    sendKey: null,
  });

  const [sync] = useState<DraftSync>(() =>
    createDraftSync(start.version, {
      async save(version) {
        // Without a session the account has no draft; the browser's stays.
        if (!rootStore.getState().auth) throw new Error('signed out');
        const values = structuredClone(form.getValues());
        const body = { posting: subject.current, values, version };
        const { data } = await api.call(saveDraft, { params: { kind }, body });
        base.current = data.version;
        const synced = isSame(values, form.getValues());
        storeDraft(kind, { ...current(), savedAt: data.savedAt, synced });
        return data;
      },
      onSaved: ({ savedAt }) => {
        setSignedOut(false);
        setSaved({ at: new Date(savedAt), inAccount: true });
      },
      onConflict(draft) {
        // The same words on both sides, as when the answer to a save was lost: there is nothing to choose.
        if (!draft || !isSame(draft.values, form.getValues())) return setTheirs({ draft });
        base.current = draft.version;
        storeDraft(kind, { ...current(), savedAt: draft.savedAt, synced: true });
        setSaved({ at: new Date(draft.savedAt), inAccount: true });
        sync.rebase(draft.version);
      },
      onFailed: () => {
        setSignedOut(rootStore.getState().auth === null);
        setSaved({ at: new Date(), inAccount: false });
      },
    }),
  );
  const stopped = useRef(false);
  const pending = useRef(false);

  const keep = useRef(() => {});
  keep.current = () => {
    pending.current = false;
    if (stopped.current || isSame(lastKept.current, form.getValues())) return;
    lastKept.current = structuredClone(form.getValues());
    storeDraft(kind, current());
    setSaved((known) => known ?? { at: new Date(), inAccount: false });
    sync.changed();
  };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        pending.current = true;
        clearTimeout(timer);
        timer = setTimeout(() => keep.current(), saveAfterMs);
      },
    });
    // A tab that is closed or put away at once must not lose the last words.
    const flush = () => {
      if (document.visibilityState !== 'hidden') return;
      if (pending.current) keep.current();
      sync.flush();
    };
    const again = () => sync.flush();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('online', again);
    // What another visit left unsaved in this browser.
    if (!start.synced && !start.conflict) sync.changed();
    return () => {
      unsubscribe();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('online', again);
      if (pending.current) keep.current();
      sync.flush();
    };
  }, [form, sync, start]);

  /** Fills the fields with a draft that is kept already, or with none. */
  const begin = (draft: KeptDraft | null, values: DraftValues): void => {
    base.current = draft?.version ?? 0;
    lastKept.current = structuredClone(values);
    form.reset(values);
    setTheirs(null);
    setSaved(draft && { at: new Date(draft.savedAt), inAccount: true });
    sync.rebase(base.current);
    if (draft) storeDraft(kind, { ...current(), savedAt: draft.savedAt, synced: true });
    else forgetDraft(kind);
  };

  return {
    form,
    saved,
    signedOut,
    conflict: theirs && {
      theirs: theirs.draft,
      keepMine() {
        base.current = theirs.draft?.version ?? 0;
        setTheirs(null);
        storeDraft(kind, current());
        sync.goOnFrom(base.current);
      },
      takeTheirs() {
        subject.current = theirs.draft?.posting ?? source.posting;
        begin(theirs.draft, theirs.draft?.values ?? source.initial);
      },
    },
    goOnWith(posting, values) {
      subject.current = posting;
      if (values) form.reset(values);
      lastKept.current = structuredClone(form.getValues());
      storeDraft(kind, current());
      sync.changed();
    },
    current,
    async stop() {
      if (pending.current) keep.current();
      stopped.current = true;
      await sync.stop();
    },
    resume() {
      stopped.current = false;
      sync.resume();
    },
    startOver(values) {
      begin(null, values);
      // What cannot be forgotten now meets the next save as a conflict.
      void api.call(dropDraft, { params: { kind } }).catch(() => {});
    },
  };
}
