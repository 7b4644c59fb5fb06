import { useState } from 'react';
import type { Question } from '#features/postings/fields.ts';
import { isRequirement } from '#features/postings/requirement.ts';
import { checkAnswers, type GivenAnswer } from '../../survey-answers.ts';

/**
 * The first step of applying where a posting asks for certain answers (rules.md#requirements). It is open until these
 * questions are answered so that applying can go on, and again when an answer changes to one that ends it.
 */
export function useRequirements(questions: readonly Question[], answers: readonly GivenAnswer[]) {
  const { issues, ends } = checkAnswers(questions, answers);
  const isOfRequirement = ({ path }: { path: string }): boolean => {
    const question = questions[Number(path.split('.')[1])];
    return question !== undefined && isRequirement(question);
  };
  const missing = issues.filter(isOfRequirement);
  const met = missing.length === 0 && ends.length === 0;
  // What this tab has kept was passed before.
  const [passed, setPassed] = useState(met);
  const [endings, setEndings] = useState(0);
  if (passed && !met) setPassed(false);
  return {
    open: !passed,
    /** What of them is not answered, and what of the other questions. */
    missing,
    othersMissing: issues.filter((issue) => !isOfRequirement(issue)),
    /** How often applying has ended with these answers; 0 while it can go on. */
    endings: ends.length > 0 ? endings : 0,
    /** Whether the other steps may follow. */
    pass(): boolean {
      if (met) setPassed(true);
      else if (missing.length === 0) setEndings((count) => count + 1);
      return met;
    },
  };
}
