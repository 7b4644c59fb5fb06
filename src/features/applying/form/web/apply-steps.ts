import type { PostingPage, Question } from '#features/postings/fields.ts';
import { isRequirement } from '#features/postings/requirement.ts';
import { pageAddress } from '#kit/site-map.ts';

/** What of a posting applying needs. */
export interface AppliedPosting extends Pick<PostingPage, 'id' | 'positionTitle' | 'company' | 'questions'> {
  categories: readonly { code: string }[];
}

/** The steps of applying, as the address names them (`?korak=`). */
export const applySteps = ['uslovi', 'dokumenti', 'upitnik', 'pregled'] as const;
export type ApplyStep = (typeof applySteps)[number];

/** Requirements and other questions only where there are any. */
export const stepsOf = (questions: readonly Question[], preview: boolean): readonly ApplyStep[] =>
  applySteps.filter((step) => {
    if (step === 'uslovi') return questions.some(isRequirement);
    if (step === 'upitnik') return questions.some((question) => !isRequirement(question));
    return step === 'dokumenti' || preview;
  });

/** Where answers are changed: the questions, else the requirements. */
export const answersStep = (questions: readonly Question[]): ApplyStep =>
  stepsOf(questions, false).includes('upitnik') ? 'upitnik' : 'uslovi';

/** The step that holds a field of the form (`answers.2`, `email`); the letter is written in the preview where there is one. */
export const stepOf = (path: string, questions: readonly Question[], preview: boolean): ApplyStep => {
  const [field, index] = path.split('.');
  if (field === 'coverLetter' && preview) return 'pregled';
  if (field !== 'answers') return 'dokumenti';
  const question = questions[Number(index)];
  if (!question) return answersStep(questions);
  return isRequirement(question) ? 'uslovi' : 'upitnik';
};

export const applyAddress = (postingId: number, step: ApplyStep): string =>
  `${pageAddress('apply', postingId)}?korak=${step}`;

/** What the button says, by the step that it leads to. */
export const onwardWords = {
  uslovi: 'common.continue',
  dokumenti: 'applications.requirements.toDocuments',
  upitnik: 'applications.guest.toSurvey',
  pregled: 'applications.apply.toPreview',
  sent: 'applications.guest.send',
} as const;
