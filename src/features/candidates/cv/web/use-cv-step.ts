import { useEffect, useState } from 'react';
import type { DefaultValues, UseFormReturn } from 'react-hook-form';
import { type Submission, useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { type CvStep, cvSteps } from '../../cv-steps.ts';
import { type CvSaver, NewerStep, WrongStep } from './cv-saver.ts';
import { type CvForms, loadSchemas, savedValues } from './step-table.ts';
import { filledIn } from './step-values.ts';

const schemas = Object.fromEntries(cvSteps.map((step) => [step, async () => (await loadSchemas())[step]])) as {
  [Step in CvStep]: () => Promise<Awaited<ReturnType<typeof loadSchemas>>[Step]>;
};

export interface CvStepState<Form extends object> {
  form: UseFormReturn<Form, unknown, unknown>;
  submission: Submission;
  /** Saves the current values without continuing; failures are shown as on submit. */
  save: () => Promise<void>;
  /** Set when the step was saved elsewhere while it was edited here; the user chooses a version. */
  conflict: {
    met: unknown;
    mine: object;
    theirs: object;
    keepMine: () => void;
    takeTheirs: () => void;
  } | null;
}

/** The form of one step: every change is passed to the saver, and submitting waits until it is saved. */
export function useCvStep<Step extends CvStep>(
  step: Step,
  { saver, onSaved }: { saver: CvSaver; onSaved: () => Promise<void> | void },
): CvStepState<CvForms[Step]> {
  const [values] = useState(() => saver.open(step));
  const form = useZodForm<CvForms[Step], unknown>({
    schema: schemas[step] as never,
    defaultValues: values as DefaultValues<CvForms[Step]>,
  });

  useEffect(() => {
    // Values left by an earlier visit are shown with their validation errors.
    if (saver.getState().unsaved[step]) void form.trigger();
    const { unsubscribe } = form.watch((typed) => {
      saver.type(step, filledIn(typed as object, saver.base(step)));
      const wrong = Object.keys(form.formState.errors);
      if (wrong.length > 0 && !form.formState.isSubmitted) void form.trigger(wrong as never);
    });
    return () => {
      unsubscribe();
      saver.flush();
    };
  }, [form, saver, step]);

  const submission = useSubmit(
    form,
    async () => {
      await saver.save(step);
      await onSaved();
    },
    (error, usual) => {
      if (error instanceof WrongStep) void form.trigger();
      return error instanceof WrongStep || error instanceof NewerStep ? null : usual();
    },
  );

  return {
    form,
    submission,
    save: () => saver.save(step),
    conflict:
      saver.getState().unsaved[step]?.reason === 'conflict'
        ? {
            met: `${saver.getState().saved.profile.version} ${submission.tries}`,
            mine: form.getValues(),
            theirs: savedValues(step, saver.getState().saved),
            keepMine: () => saver.keepMine(step),
            takeTheirs: () => form.reset(saver.giveUp(step) as DefaultValues<CvForms[Step]>),
          }
        : null,
  };
}
