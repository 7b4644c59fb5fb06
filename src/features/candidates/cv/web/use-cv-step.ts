import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { problemOf } from '#shared/client-errors.ts';
import { type Submission, useSubmit } from '#ui/forms/use-submit.ts';
import { type LazySchema, useZodForm } from '#ui/forms/zod-form.ts';
import type { CvStep } from '../cv-steps.ts';
import { forgetStep, keepStep, unsavedStep } from './cv-draft.ts';
import type { SavedCv } from './step-values.ts';
import type { CvChange, CvSaving } from './use-saved-cv.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface CvStepOptions<Form extends FieldValues, Values> {
  step: CvStep;
  userId: string;
  saving: CvSaving;
  schema: LazySchema<Form, Values>;
  /** The step's fields as they are saved. */
  valuesOf: (saved: SavedCv) => Form;
  toChange: (values: Values) => CvChange;
  onSaved: () => void;
}

export interface CvStepState<Form extends FieldValues, Values> {
  form: UseFormReturn<Form, unknown, Values>;
  submission: Submission;
  /** The step was saved elsewhere while it was changed here: which of both is it to be? */
  conflict: { keepMine: () => void; takeTheirs: () => void } | null;
}

/**
 * The form of one step: what is typed stays in the browser until it is saved, and something that was saved elsewhere meanwhile is
 * never written over unasked (rules.md#newer-versions).
 */
export function useCvStep<Form extends FieldValues, Values>({
  step,
  userId,
  saving,
  schema,
  valuesOf,
  toChange,
  onSaved,
}: CvStepOptions<Form, Values>): CvStepState<Form, Values> {
  const { saved, save } = saving;
  const [kept] = useState(() => unsavedStep(userId, step));
  // What is saved now, as far as the person has seen it.
  const [base, setBase] = useState<Form>(() => (kept ? (kept.base as Form) : valuesOf(saved)));
  const [meeting, setMeeting] = useState(() => kept !== null && !isSame(kept.base, valuesOf(saved)));
  const form = useZodForm<Form, Values>({
    schema,
    defaultValues: ((kept?.values as Form | undefined) ?? base) as DefaultValues<Form>,
  });

  useEffect(() => {
    const { unsubscribe } = form.watch((values) => {
      if (isSame(values, base)) forgetStep(userId, step);
      else keepStep(userId, step, { values, base });
    });
    return unsubscribe;
  }, [form, base, userId, step]);

  const send = async (values: Values): Promise<void> => {
    await save(toChange(values), (newer) => isSame(valuesOf(newer), base));
    forgetStep(userId, step);
    onSaved();
  };

  const submission = useSubmit(form, send, (error, usual) => {
    if (problemOf(error)?.code !== 'candidates.profile-changed') return usual();
    setMeeting(true);
    return null;
  });

  return {
    form,
    submission,
    conflict: meeting
      ? {
          keepMine: () => {
            setBase(valuesOf(saved));
            setMeeting(false);
          },
          takeTheirs: () => {
            setBase(valuesOf(saved));
            form.reset(valuesOf(saved));
            forgetStep(userId, step);
            setMeeting(false);
          },
        }
      : null,
  };
}
