import { useState } from 'react';
import type { Question } from '#features/postings/fields.ts';
import { isRequirement } from '#features/postings/requirement.ts';
import type { FieldIssue } from '#shared/problem.ts';
import { checkAnswers, type GivenAnswer } from '../survey-answers.ts';

/**
 * The first step of applying where a posting asks for certain answers (rules.md#requirements). It is open until these
 * questions are answered so that applying can go on, and again when an answer changes to one that ends it.
 * @param refuse shows which of them are not answered
 */
export function useRequirements(
  questions: readonly Question[],
  answers: readonly GivenAnswer[],
  refuse: (issues: FieldIssue[]) => void,
) {
  const { issues, ends } = checkAnswers(questions, answers);
  const missing = issues.filter(({ path }) => {
    const question = questions[Number(path.split('.')[1])];
    return question !== undefined && isRequirement(question);
  });
  const met = missing.length === 0 && ends.length === 0;
  // What this tab has kept was passed before.
  const [passed, setPassed] = useState(met);
  const [endings, setEndings] = useState(0);
  if (passed && !met) setPassed(false);
  return {
    open: !passed,
    missing: missing.length > 0,
    /** How often applying has ended with these answers; 0 while it can go on. */
    endings: ends.length > 0 ? endings : 0,
    /** Whether the other steps may follow; else what blocks is shown. */
    pass(): boolean {
      if (missing.length > 0) refuse(missing);
      else if (ends.length > 0) setEndings((count) => count + 1);
      else setPassed(true);
      return met;
    },
  };
}
