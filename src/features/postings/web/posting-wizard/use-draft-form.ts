import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { PostingStep } from '#features/postings/posting-steps.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { stepResolver } from './draft-check.ts';
import { type DraftValues, emptyDraft, type PostingDraft, saveDraft, storedDraft } from './posting-draft.ts';

const saveAfterMs = 400;

export interface DraftForm {
  form: UseFormReturn<DraftValues>;
  /** When the draft was last kept; null while there is none. */
  savedAt: Date | null;
  /** Stops keeping it: it has been sent. */
  stop: () => void;
}

/**
 * The wizard's one form, filled from the stored draft, else with `preset`, and kept there with every change. In the
 * browser only.
 */
export function useDraftForm(userId: string, step: PostingStep, preset: Partial<DraftValues>): DraftForm {
  const t = useTexts();
  const currentStep = useRef(step);
  currentStep.current = step;
  const [stored] = useState<PostingDraft | null>(() => storedDraft(userId));
  const [savedAt, setSavedAt] = useState(() => (stored ? new Date(stored.savedAt) : null));
  const form = useForm<DraftValues>({
    defaultValues: stored?.values ?? { ...emptyDraft(), ...preset },
    resolver: stepResolver(() => currentStep.current, t),
    shouldFocusError: false,
  });
  const stopped = useRef(false);
  const pending = useRef(false);

  const save = useRef(() => {});
  save.current = () => {
    pending.current = false;
    if (!stopped.current) setSavedAt(new Date(saveDraft(userId, form.getValues(), new Date())));
  };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        pending.current = true;
        clearTimeout(timer);
        timer = setTimeout(() => save.current(), saveAfterMs);
      },
    });
    // A tab that is closed or put away at once must not lose the last words.
    const flush = () => {
      if (pending.current && document.visibilityState === 'hidden') save.current();
    };
    document.addEventListener('visibilitychange', flush);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', flush);
      if (pending.current) save.current();
    };
  }, [form]);

  return {
    form,
    savedAt,
    stop: () => {
      stopped.current = true;
    },
  };
}
