import type { Question } from '#features/postings/fields.ts';
import { isRequirement } from '#features/postings/requirement.ts';

/** The steps of applying without an account: requirements and other questions only where there are any. */
export const guestSteps = ['requirements', 'person', 'survey'] as const;
export type GuestStep = (typeof guestSteps)[number];

export const guestStepsOf = (questions: readonly Question[]): readonly GuestStep[] =>
  guestSteps.filter((step) => {
    if (step === 'requirements') return questions.some(isRequirement);
    return step === 'person' || questions.some((question) => !isRequirement(question));
  });

/** The step that holds a field of the form (`answers.2`, `email`). */
export const guestStepOf = (path: string, questions: readonly Question[]): GuestStep => {
  const [field, index] = path.split('.');
  const question = field === 'answers' ? questions[Number(index)] : undefined;
  if (question) return isRequirement(question) ? 'requirements' : 'survey';
  return 'person';
};
