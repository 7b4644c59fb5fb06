import { useEffect } from 'react';
import type { DefaultValues, UseFormReturn } from 'react-hook-form';
import type { DraftSession } from '#ui/drafts/draft-session.ts';
import { type DraftState, InvalidDraft, SignedOut } from '#ui/drafts/draft-state.ts';
import { type Submission, useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { type CvStep, cvSteps } from '../../cv-steps.ts';
import type { CvDrafts, StepDraft } from './cv-drafts.ts';
import type { NoAbout } from './step-place.ts';
import { type CvForms, loadSchemas } from './step-table.ts';
import { filledIn } from './step-values.ts';

const schemas = Object.fromEntries(cvSteps.map((step) => [step, async () => (await loadSchemas())[step]])) as {
  [Step in CvStep]: () => Promise<Awaited<ReturnType<typeof loadSchemas>>[Step]>;
};

export interface CvStepState<Form extends object> {
  form: UseFormReturn<Form, unknown, unknown>;
  submission: Submission;
  /** Saves the current values without continuing; resolves with false when the user has to choose a version first. */
  save: () => Promise<boolean>;
  /** The step's draft, for the choice between two versions. */
  draft: DraftSession<Form, NoAbout> & DraftState<Form, NoAbout>;
}

/** The form of one step: every change is passed to its draft, and submitting waits until it is saved. */
export function useCvStep<Step extends CvStep>(
  step: Step,
  { drafts, onSaved }: { drafts: CvDrafts; onSaved: () => Promise<void> | void },
): CvStepState<CvForms[Step]> {
  const t = useTexts();
  const draft = drafts.steps[step] as StepDraft<CvForms[Step]>;
  const form = useZodForm<CvForms[Step], unknown>({
    schema: schemas[step] as never,
    defaultValues: draft.values() as DefaultValues<CvForms[Step]>,
  });

  useEffect(() => {
    // Values left by an earlier visit are shown with their validation errors.
    if (draft.isUnsaved()) void form.trigger();
    const stopFilling = draft.onFill((values) => form.reset(values as DefaultValues<CvForms[Step]>));
    const { unsubscribe } = form.watch((typed) => {
      draft.type(filledIn(typed as CvForms[Step], draft.saved()));
      const wrong = Object.keys(form.formState.errors);
      if (wrong.length > 0 && !form.formState.isSubmitted) void form.trigger(wrong as never);
    });
    return () => {
      unsubscribe();
      stopFilling();
      draft.flush();
    };
  }, [form, draft]);

  const submission = useSubmit(
    form,
    async () => {
      if (await draft.settle()) await onSaved();
    },
    (error, usual) => {
      if (error instanceof SignedOut) return t('ui.record.signedOut');
      if (!(error instanceof InvalidDraft)) return usual();
      void form.trigger();
      return null;
    },
  );
  return {
    form,
    submission,
    save: draft.settle,
    draft: { ...draft, ...draft.getState() } as CvStepState<CvForms[Step]>['draft'],
  };
}
