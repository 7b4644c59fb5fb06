import { isLive, type Lifetime } from '#features/postings/posting-state.ts';
import type { ProblemCode } from '#kit/problem.ts';

export interface ApplicablePosting extends Lifetime {
  firstPublishedAt: Date | null;
  isExternalApply: boolean;
}

/**
 * Why a posting takes no application at this moment; null when it does. One that was never live is not known to
 * anybody.
 */
export function applyingRefusal(posting: ApplicablePosting | null, now: Date): ProblemCode | null {
  if (!posting?.firstPublishedAt) return 'postings.not-found';
  if (!isLive(posting, now)) return 'postings.not-live';
  return posting.isExternalApply ? 'applications.other-apply-mode' : null;
}

/**
 * Whether an application must first be confirmed to go without a CV (rules.md#without-a-cv): whatever its type, when
 * it carries no document.
 */
export const lacksCv = (input: { documents: readonly unknown[]; withoutCv: boolean }): boolean =>
  input.documents.length === 0 && !input.withoutCv;
