import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTexts } from '#ui/site/site-context.tsx';
import type { PostingStep } from '../../posting-steps.ts';
import { stepResolver } from './draft-check.ts';
import { type DraftValues, emptyDraft, type PostingDraft, saveDraft, storedDraft } from './posting-draft.ts';

const saveAfterMs = 400;

export interface DraftForm {
  form: UseFormReturn<DraftValues>;
  /** When the draft was last kept; null while there is none. */
  savedAt: Date | null;
  /** Keeps it now, not in a moment. */
  saveNow: () => void;
  /** Stops keeping it: it has been sent. */
  stop: () => void;
}

/** The wizard's one form, filled from the stored draft and kept there with every change. In the browser only. */
export function useDraftForm(userId: string, step: PostingStep): DraftForm {
  const t = useTexts();
  const currentStep = useRef(step);
  currentStep.current = step;
  const [stored] = useState<PostingDraft | null>(() => storedDraft(userId));
  const [savedAt, setSavedAt] = useState(() => (stored ? new Date(stored.savedAt) : null));
  const form = useForm<DraftValues>({
    defaultValues: stored?.values ?? emptyDraft(),
    resolver: stepResolver(() => currentStep.current, t),
    shouldUnregister: false,
  });
  const stopped = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useRef(() => {});
  save.current = () => {
    clearTimeout(timer.current);
    if (!stopped.current) setSavedAt(new Date(saveDraft(userId, form.getValues(), new Date())));
  };

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => save.current(), saveAfterMs);
      },
    });
    // A tab that is closed or put away at once must not lose the last words.
    const flush = () => {
      if (document.visibilityState === 'hidden' && form.formState.isDirty) save.current();
    };
    document.addEventListener('visibilitychange', flush);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', flush);
      if (timer.current !== undefined) save.current();
    };
  }, [form]);

  return {
    form,
    savedAt,
    saveNow: () => save.current(),
    stop: () => {
      stopped.current = true;
      clearTimeout(timer.current);
    },
  };
}
