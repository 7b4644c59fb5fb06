import type { PostingPage, Question } from '#features/postings/fields.ts';
import { isRequirement } from '#features/postings/requirement.ts';
import { pageAddress } from '#kit/site-map.ts';

/** The data of a posting that applying needs. */
export interface AppliedPosting extends Pick<PostingPage, 'id' | 'positionTitle' | 'company' | 'questions'> {
  categories: readonly { code: string }[];
}

/** The steps of applying, as named in the URL (`?korak=`). */
export const applySteps = ['uslovi', 'dokumenti', 'upitnik', 'pregled'] as const;
export type ApplyStep = (typeof applySteps)[number];

/** The steps of a posting; requirements and other questions only if it has any. */
export const stepsOf = (questions: readonly Question[], preview: boolean): readonly ApplyStep[] =>
  applySteps.filter((step) => {
    if (step === 'uslovi') return questions.some(isRequirement);
    if (step === 'upitnik') return questions.some((question) => !isRequirement(question));
    return step === 'dokumenti' || preview;
  });

/** The step where answers are changed: the questions, otherwise the requirements. */
export const answersStep = (questions: readonly Question[]): ApplyStep =>
  stepsOf(questions, false).includes('upitnik') ? 'upitnik' : 'uslovi';

/** The step of a form field (`answers.2`, `email`); the letter belongs to the preview if there is one. */
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

/** Label of the button, by the step it leads to. */
export const onwardWords = {
  uslovi: 'common.continue',
  dokumenti: 'applications.requirements.toDocuments',
  upitnik: 'applications.guest.toSurvey',
  pregled: 'applications.apply.toPreview',
  sent: 'applications.guest.send',
} as const;
