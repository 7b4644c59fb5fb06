import type { AdTypeCode } from '#features/advertising/ad-type.ts';
import { catalogLabel } from '#features/catalog/catalog-labels.ts';
import {
  type PostingField,
  type PostingFieldRow,
  postingFields,
} from '#features/postings/posting-field-table.ts';
import { formatDate, type LocalDay } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatSalaryLine } from '#shared/money.ts';
import { textOfHtml } from '#shared/rich-text.ts';
import type { DraftUpload, DraftValues } from '../fields.ts';

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
  if (field === 'adCount') return String(value);
  const row: PostingFieldRow = postingFields[field as PostingField];
  switch (row.kind) {
    case 'code':
    case 'codes':
      return [value]
        .flat()
        .filter(Boolean)
        .map((code) => catalogLabel(row.list, code as string, language))
        .join(row.list === 'locations' ? ' · ' : ', ');
    case 'salary':
      return salaryWords(values.salaryRange, language);
    case 'day':
      return value ? formatDate(value as LocalDay, language) : '';
    case 'ad-type':
      return value ? t(`advertising.types.${value as AdTypeCode}`) : '';
    case 'questions':
      return values.questions.map(({ text }) => text).join(' · ');
    case 'content-type':
      return t(`postings.wizard.content.${values.contentType}`);
    case 'flag':
      if (field === 'notificationsDigest') return value ? t('postings.wizard.general.digest') : '';
      return t(`postings.wizard.advertiser.${value ? 'link' : 'platform'}`);
    case 'promise':
      return value ? t('postings.reply.within', { count: Number(value) }) : '';
    case 'upload':
      return (value as DraftUpload | null)?.name ?? '';
    default:
      return textOfHtml(String(value ?? ''));
  }
};
