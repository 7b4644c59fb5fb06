import { useState } from 'react';
import type { Question } from '#features/postings/fields.ts';
import { isRequirement } from '#features/postings/requirement.ts';
import { checkAnswers, type GivenAnswer } from '../../survey-answers.ts';

/**
 * The first step of applying to a posting with required answers (rules.md#requirements). It is open until these
 * questions are answered so that applying can continue, and again when an answer changes to one that ends it.
 */
export function useRequirements(questions: readonly Question[], answers: readonly GivenAnswer[]) {
  const { issues, ends } = checkAnswers(questions, answers);
  const isOfRequirement = ({ path }: { path: string }): boolean => {
    const question = questions[Number(path.split('.')[1])];
    return question !== undefined && isRequirement(question);
  };
  const missing = issues.filter(isOfRequirement);
  const met = missing.length === 0 && ends.length === 0;
  // Answers stored for this tab have already passed this step.
  const [passed, setPassed] = useState(met);
  const [endings, setEndings] = useState(0);
  if (passed && !met) setPassed(false);
  return {
    open: !passed,
    /** Unanswered questions of this step, and of the others. */
    missing,
    othersMissing: issues.filter((issue) => !isOfRequirement(issue)),
    /** How many times these answers have ended the application; 0 while it can continue. */
    endings: ends.length > 0 ? endings : 0,
    /** Whether the other steps can be opened. */
    pass(): boolean {
      if (met) setPassed(true);
      else if (missing.length === 0) setEndings((count) => count + 1);
      return met;
    },
  };
}
