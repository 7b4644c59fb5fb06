import { placeClosure } from '#features/catalog/place-tree.ts';
import { sanitizeRichText } from '#platform/html/sanitize.ts';
import { validationProblem } from '#shared/problem.ts';
import type { PostingInput } from '../input-fields.ts';
import { salaryForFilter } from '../pay-conversion.ts';
import { type PostingFinding, type ReadableFields, wordingOf } from '../posting-wording.ts';
import { isBlankHtml } from '../rich-text.ts';
import type { SearchableText } from './posting-search-text.ts';
import type { NewPosting } from './posting-store.ts';

const richParts = [
  'jobDescription',
  'conditionsDescription',
  'offersDescription',
  'additionalDescription',
] as const;

/**
 * What was sent, safe to show: rich text sanitised. Only what belongs to the chosen modes was let through by the schema.
 * @throws 422 when a required description holds nothing that can be shown
 */
export const cleanInput = (input: PostingInput): PostingInput => {
  const clean = { ...input };
  for (const part of richParts) {
    const html = sanitizeRichText(input[part]);
    clean[part] = isBlankHtml(html) ? '' : html;
  }
  if (clean.contentType === 'text' && clean.jobDescription === '') {
    throw validationProblem([{ path: 'jobDescription', code: 'required' }]);
  }
  return clean;
};

/** The phrases for which a posting has to wait until a person has looked at it. */
export const findPostingWording = (posting: ReadableFields): PostingFinding[] =>
  wordingOf(posting).filter(({ stops }) => stops);

/** What the wording check finds in new words and did not find in the old ones, which somebody has let pass. */
export const newWording = (words: ReadableFields, before: ReadableFields): PostingFinding[] => {
  const known = new Set(findPostingWording(before).map(({ rule, found }) => `${rule} ${found}`));
  return findPostingWording(words).filter(({ rule, found }) => !known.has(`${rule} ${found}`));
};

/** Why a posting that would go live has to be looked at first (SPEC §6); null when it may. */
export const reviewReason = (
  posting: ReadableFields & { wordsShown: boolean },
  employer: { verifiedAt: Date | null } | null,
): 'wording' | 'verification' | null => {
  // Words that have been live have passed.
  if (!posting.wordsShown && findPostingWording(posting).length > 0) return 'wording';
  return employer?.verifiedAt ? null : 'verification';
};

/** The columns an employer's input fills, by dinars for a euro; its files are taken into use apart. */
export const toColumns = (
  input: PostingInput,
  euroRate: number,
): Omit<NewPosting, 'employerId' | 'state' | 'priority' | 'createdAt' | 'updatedAt'> => {
  const { salaryRange, image, file, ...columns } = input;
  return {
    ...columns,
    placeTags: placeClosure(input.locations),
    salaryMin: salaryRange?.min ?? null,
    salaryMax: salaryRange?.max ?? null,
    salaryCurrency: salaryRange?.currency ?? null,
    salaryBasis: salaryRange?.basis ?? null,
    salaryFilter: salaryForFilter(salaryRange, euroRate),
  };
};

/** What of a posting becomes words; the same whether it was sent or stands in the database. */
type WordedPosting = Pick<
  PostingInput,
  'positionTitle' | 'advertiserName' | 'jobShortDescription' | (typeof richParts)[number]
> & { locations: readonly string[]; categories: readonly string[]; workModel: string | null };

/** What of a posting can be found by words. */
export const toSearchable = (input: WordedPosting, company: string): SearchableText => ({
  positionTitle: input.positionTitle,
  locations: input.locations,
  company: `${company} ${input.advertiserName}`,
  categories: input.categories,
  workModel: input.workModel,
  texts: [input.jobShortDescription, ...richParts.map((part) => input[part])],
});
