import type { AdTypeCode } from '#features/advertising/ad-type.ts';
import { catalogLabel } from '#features/catalog/catalog-labels.ts';
import { formatDate, type LocalDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { formatSalaryLine } from '#kit/money.ts';
import { textOfHtml } from '#kit/rich-text.ts';
import { type PostingField, type PostingFieldRow, postingFields } from '../../posting-field-table.ts';

const numberOrNull = (end: unknown): number | null => (typeof end === 'number' ? end : null);

type Salary = { min: unknown; max: unknown; currency: 'RSD' | 'EUR'; basis: 'net' | 'gross' } | null;

const salaryWords = (salary: Salary, language: Language): string =>
  (salary && formatSalaryLine({ ...salary, min: numberOrNull(salary.min), max: numberOrNull(salary.max) }, language)) ??
  '';

/** The value of a field of a posting or of its draft as text; empty when it is not stated. */
export const fieldWords = (field: PostingField, value: unknown, t: Translate, language: Language): string => {
  const row: PostingFieldRow = postingFields[field];
  switch (row.kind) {
    case 'code':
    case 'codes':
      return [value]
        .flat()
        .filter(Boolean)
        .map((code) => catalogLabel(row.list, code as string, language))
        .join(row.list === 'locations' ? ' · ' : ', ');
    case 'salary':
      return salaryWords(value as Salary, language);
    case 'day':
      return value ? formatDate(value as LocalDay, language) : '';
    case 'ad-type':
      return value ? t(`advertising.types.${value as AdTypeCode}`) : '';
    case 'questions':
      return (value as readonly { text: string }[]).map(({ text }) => text).join(' · ');
    case 'content-type':
      return t(`postings.wizard.content.${value as 'short' | 'text' | 'file'}`);
    case 'flag':
      if (field === 'notificationsDigest') return value ? t('postings.wizard.general.digest') : '';
      return t(`postings.wizard.advertiser.${value ? 'link' : 'platform'}`);
    case 'promise':
      return value ? t('postings.reply.within', { count: Number(value) }) : '';
    case 'upload':
      return (value as { name: string } | null)?.name ?? '';
    default:
      return textOfHtml(String(value ?? ''));
  }
};
