import type { PostingPage } from '#features/postings/fields.ts';
import { hasEnded } from '#features/postings/has-ended.ts';
import type { SalaryNoteProps } from '#features/publishing/wizard/salary-note.ts';
import type { Api } from '#kit/api-client.ts';
import { codesOf } from '#kit/codes.ts';
import { comparePay } from '../contract.ts';
import type { PayComparison } from '../fields.ts';

/** How a pay compares; null without pay or figures. */
export async function compareFields(
  call: Api['call'],
  { salary, categories, locations, ...kind }: SalaryNoteProps,
  options: { signal?: AbortSignal } = {},
): Promise<PayComparison | null> {
  const { min, max, currency, basis } = salary;
  if (min == null && max == null) return null;
  const pay = { min: min?.toString(), max: max?.toString(), currency, basis };
  const query = { ...kind, ...pay, categories: [...categories], locations: [...locations] };
  return (await call(comparePay, { query }, options)).data;
}

/** The same of a posting; null for one that has ended. */
export const comparePosting = async (call: Api['call'], posting: PostingPage): Promise<PayComparison | null> =>
  !posting.salary || hasEnded(posting)
    ? null
    : compareFields(call, {
        salary: posting.salary,
        categories: codesOf(posting.categories),
        locations: codesOf(posting.locations),
        jobType: posting.jobType.code,
        contractType: posting.contractType.code,
      });
