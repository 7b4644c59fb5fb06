import { careerLevels } from '#features/catalog/career-levels.ts';
import type { CatalogItem } from '#features/catalog/catalog-item.ts';
import { categories } from '#features/catalog/categories.ts';
import { contractTypes } from '#features/catalog/contract-types.ts';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { jobTypes } from '#features/catalog/job-types.ts';
import { labelOf } from '#features/catalog/labels.ts';
import { placeLabel } from '#features/catalog/place-tree.ts';
import { workModels } from '#features/catalog/work-models.ts';
import type { DraftValues } from '#features/postings/draft-fields.ts';
import { textOfHtml } from '#features/postings/rich-text.ts';
import { formatDate } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatSalaryLine } from '#shared/money.ts';

const lists: Partial<Record<keyof DraftValues, readonly CatalogItem[]>> = {
  categories,
  contractType: contractTypes,
  jobType: jobTypes,
  workModel: workModels,
  experience: experienceLevels,
  careerLevels,
  educationLevels,
};

const numberOrNull = (end: string | number | null): number | null => (typeof end === 'number' ? end : null);

const salaryWords = ({ min, max, ...kind }: DraftValues['salaryRange'], language: Language): string =>
  formatSalaryLine({ ...kind, min: numberOrNull(min), max: numberOrNull(max) }, language) ?? '';

/** What a field of a draft says, in words to be read; empty when nothing is stated. */
export const wordsOf = <F extends keyof DraftValues>(
  field: F,
  values: DraftValues,
  t: Translate,
  language: Language,
): string => {
  const value: DraftValues[keyof DraftValues] = values[field];
  const list = lists[field];
  if (list)
    return [value]
      .flat()
      .filter(Boolean)
      .map((code) => labelOf(list, code as string, language))
      .join(', ');
  if (field === 'locations') return values.locations.map((code) => placeLabel(code, language)).join(' · ');
  if (field === 'salaryRange') return salaryWords(values.salaryRange, language);
  if (field === 'expiryDate') return values.expiryDate ? formatDate(values.expiryDate, language) : '';
  if (field === 'productGroup')
    return values.productGroup ? t(`advertising.types.${values.productGroup}`) : '';
  if (field === 'questions') return values.questions.map(({ text }) => text).join(' · ');
  if (field === 'contentType') return t(`postings.wizard.content.${values.contentType}`);
  if (field === 'isExternalApply')
    return t(`postings.wizard.advertiser.${values.isExternalApply ? 'link' : 'platform'}`);
  if (field === 'image' || field === 'file') return values[field as 'image' | 'file']?.name ?? '';
  return textOfHtml(String(value ?? ''));
};
