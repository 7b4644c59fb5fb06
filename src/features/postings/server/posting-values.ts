import { placeClosure } from '#features/catalog/place-tree.ts';
import { sanitizeRichText } from '#host/html/sanitize.ts';
import { validationProblem } from '#kit/problem.ts';
import { isBlankHtml } from '#kit/rich-text.ts';
import type { PostingInput } from '../input-fields.ts';
import { salaryForFilter } from '../pay-conversion.ts';
import { richFields, textFields } from '../posting-field-sets.ts';
import type { SearchableText } from './posting-search-text.ts';
import type { NewPosting } from './posting-store.ts';
import type { PostingRow } from './posting-table.ts';

/**
 * The input with rich text sanitised. The schema has removed fields of other modes.
 * @throws 422 when a required description has no visible text
 */
export const cleanInput = (input: PostingInput): PostingInput => {
  const clean = { ...input };
  for (const part of richFields) {
    const html = sanitizeRichText(input[part]);
    clean[part] = isBlankHtml(html) ? '' : html;
  }
  if (clean.contentType === 'text' && clean.jobDescription === '') {
    throw validationProblem([{ path: 'jobDescription', code: 'required' }]);
  }
  return clean;
};

/**
 * The columns from an employer's input, converting pay by a rate in dinars per euro; its files are handled separately.
 */
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

/** Fields whose text is searchable. */
export const searchedFields = [
  'positionTitle',
  'locations',
  'advertiserName',
  'categories',
  'workModel',
  ...textFields,
] as const;

/** The searchable fields, from an input or a row. */
type WordedPosting = Pick<PostingRow, (typeof searchedFields)[number]>;

/** The searchable content of a posting. */
export const toSearchable = (input: Readonly<WordedPosting>, company: string): SearchableText => ({
  positionTitle: input.positionTitle,
  locations: input.locations,
  company: `${company} ${input.advertiserName}`,
  categories: input.categories,
  workModel: input.workModel,
  texts: textFields.map((field) => input[field]),
});
