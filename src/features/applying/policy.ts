import { isLive, type Lifetime } from '#features/postings/posting-state.ts';
import type { ProblemCode } from '#kit/problem.ts';

export interface ApplicablePosting extends Lifetime {
  firstPublishedAt: Date | null;
  isExternalApply: boolean;
}

/**
 * Why a posting does not accept applications now; null when it does. A posting that was never live is reported as not
 * found.
 */
export function applyingRefusal(posting: ApplicablePosting | null, now: Date): ProblemCode | null {
  if (!posting?.firstPublishedAt) return 'postings.not-found';
  if (!isLive(posting, now)) return 'postings.not-live';
  return posting.isExternalApply ? 'applications.other-apply-mode' : null;
}

/**
 * Whether sending without a CV must be confirmed first (rules.md#without-a-cv): for any type, when no document is
 * attached.
 */
export const lacksCv = (input: { documents: readonly unknown[]; withoutCv: boolean }): boolean =>
  input.documents.length === 0 && !input.withoutCv;
