import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { Question } from '#features/postings/fields.ts';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';
import { marksOf, requiredOf } from './required-marks.ts';

type Otherwise = NonNullable<Question['otherwise']>;

/** A question of the form with all actions on its kind, answers and requirement. */
export function useQuestion(index: number) {
  const { form } = useWizardForm();
  const path = `questions.${index}` as const;
  const question = useWatch({ control: form.control, name: path });
  const { answers, otherwise } = question;
  const { field } = useController({ control: form.control, name: `${path}.answers` });
  const [set, setMarks] = useState<readonly boolean[]>([]);
  const marks = marksOf(question, set);

  const writeMarks = (words: readonly string[], next: readonly boolean[]): void => {
    setMarks(next);
    if (otherwise === undefined) return;
    form.setValue(`${path}.requiredAnswers`, requiredOf(words, next), { shouldDirty: true });
    form.clearErrors(`${path}.requiredAnswers`);
  };
  const change = (words: string[], next: readonly boolean[]): void => {
    field.onChange(words);
    writeMarks(words, next);
  };
  const chooseOtherwise = (mode: Otherwise | undefined): void => {
    form.setValue(`${path}.otherwise`, mode, { shouldDirty: true });
    if (mode === undefined) form.setValue(`${path}.requiredAnswers`, undefined, { shouldDirty: true });
    form.clearErrors([`${path}.otherwise`, `${path}.requiredAnswers`]);
  };

  return {
    question,
    marks,
    addAnswer: () => change([...answers, ''], [...marks, false]),
    removeAnswer: (at: number) =>
      change(
        answers.filter((_, other) => other !== at),
        marks.filter((_, other) => other !== at),
      ),
    writeAnswer: (at: number, words: string) => change(answers.with(at, words), marks),
    mark: (at: number, on: boolean) => writeMarks(answers, marks.with(at, on)),
    /** Sets what happens without the required answers; without it nothing is required. */
    chooseOtherwise,
    chooseKind(answerType: Question['answerType']) {
      form.setValue(`${path}.answerType`, answerType, { shouldDirty: true });
      if (answerType === 'free') chooseOtherwise(undefined);
      else if (answers.length === 0) form.setValue(`${path}.answers`, ['', '']);
      form.clearErrors(path);
    },
  };
}

/** Shared by the parts of an open question. */
export type EditedQuestion = ReturnType<typeof useQuestion>;
