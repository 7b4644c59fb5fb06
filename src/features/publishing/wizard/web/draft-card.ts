import { labelled } from '#features/catalog/catalog-labels.ts';
import type { PostingCard } from '#features/postings/fields.ts';
import { daysAfter, liveEnd } from '#features/postings/posting-period.ts';
import { previewCard } from '#features/postings/preview-card.ts';
import { localDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { DraftValues } from '../../drafts/web/posting-draft.ts';
import type { DraftSource } from '../../drafts/web/use-draft-form.ts';

/** The company of a draft, and the end of its period. */
export interface Advertiser {
  company: string;
  employerId: number;
  /** URL of the company's logo. */
  logo: string | null;
  lastDayOf: DraftSource['lastDayOf'];
}

const numberOrNull = (end: DraftValues['salaryRange']['min']): number | null => (typeof end === 'number' ? end : null);

/** The card of what is typed so far; what is not typed yet is an example. */
export function draftCard(
  values: DraftValues,
  { company, employerId, logo, lastDayOf }: Advertiser,
  { language, t }: { language: Language; t: Translate },
): PostingCard {
  const now = new Date();
  const paidUntil = lastDayOf(values.productDuration)?.paidUntil ?? daysAfter(now, values.productDuration);
  const name = values.advertiserName || company;
  const { positionTitle, locations, workModel, contractType, jobType, careerLevels, salaryRange } = values;
  const salary = { ...salaryRange, min: numberOrNull(salaryRange.min), max: numberOrNull(salaryRange.max) };
  return previewCard(
    {
      company: name,
      employerId,
      logo: name === company ? logo : null,
      closesOn: localDay(liveEnd(paidUntil, values.expiryDate || null)),
      ...(locations.length > 0 ? { locations: locations.map((code) => labelled('locations', code, language)) } : {}),
      ...(workModel ? { workModel: labelled('workModels', workModel, language) } : {}),
      ...(contractType ? { contractType: labelled('contractTypes', contractType, language) } : {}),
      ...(jobType ? { jobType: labelled('jobTypes', jobType, language) } : {}),
      careerLevels: careerLevels.map((code) => labelled('careerLevels', code, language)),
      ...(positionTitle ? { positionTitle } : {}),
      // Pay is optional: a posting that was begun without it has none.
      ...(positionTitle || salary.min !== null || salary.max !== null ? { salary } : {}),
    },
    { now, language, t },
  );
}
