import type { CodeLabel } from '#kit/codes.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { formatSalary } from '#kit/money.ts';
import { educationText } from './education-text.ts';
import type { PostingPage } from './fields.ts';
import { hasEnded } from './has-ended.ts';
import { shownCodeFields } from './posting-field-sets.ts';

/** A fact of a posting as text. */
export interface PostingFact {
  label: string;
  value: string;
  spread?: boolean;
}

/** Joined by semicolons, as labels contain commas. */
const labelsOf = (stated: readonly CodeLabel[] | CodeLabel | null): string =>
  [stated ?? []]
    .flat()
    .map(({ label }) => label)
    .join('; ');

/** The most important fields, shown first; the other fields with codes follow in the order of the table. */
const firstFields = ['locations', 'workModel', 'contractType', 'jobType', 'experience'] as const;
/** Without the fields of work, which are links next to the title, and the benefits, which are in the text. */
const factFields = [
  ...firstFields,
  ...shownCodeFields.filter((field) => !['categories', 'benefits', ...firstFields].includes(field)),
];

/**
 * The main facts of a posting as text; unstated ones are omitted. Ended postings do not show their pay. Created by the
 * page's loader, so that its script contains neither the table of fields nor the labels of codes.
 */
export function postingFacts(posting: PostingPage, language: Language, t: Translate): PostingFact[] {
  const salary = hasEnded(posting) ? null : formatSalary(posting.salary, language);
  const facts = [
    {
      label: posting.salary?.basis === 'gross' ? t('postings.page.gross') : t('postings.page.net'),
      value: salary ? `${salary.amount}\u00a0${salary.unit}` : '',
      spread: true,
    },
    ...factFields.map((field) => ({
      label: t(`postings.fields.${field}`),
      value:
        field === 'educationLevels'
          ? educationText(
              posting.educationLevels.map(({ code }) => code),
              language,
              t,
            )
          : labelsOf(posting[field]),
    })),
  ];
  facts.push({
    label: t('postings.fields.replyWithinDays'),
    // No reply promise for external applications, which are answered elsewhere.
    value:
      posting.replyWithinDays && posting.applyMode === 'platform'
        ? t('postings.reply.within', { count: posting.replyWithinDays })
        : '',
  });
  return facts.filter(({ value }) => value !== '');
}
