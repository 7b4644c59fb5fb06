import { educationText } from '#features/postings/education-text.ts';
import type { PostingPage } from '#features/postings/fields.ts';
import { shownCodeFields } from '#features/postings/posting-field-sets.ts';
import type { CodeLabel } from '#shared/codes.ts';
import { formatSalary } from '#shared/money.ts';
import { Facts } from '#ui/facts.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';

/** Labels have commas of their own. */
const labelsOf = (stated: readonly CodeLabel[] | CodeLabel | null): string =>
  [stated ?? []]
    .flat()
    .map(({ label }) => label)
    .join('; ');

/** What is looked for first; the other fields with codes follow in the order of the table. */
const firstFields = ['locations', 'workModel', 'contractType', 'jobType', 'experience'] as const;
/** The fields of work are links next to the title. */
const factFields = [
  ...firstFields,
  ...shownCodeFields.filter(
    (field) => field !== 'categories' && !firstFields.some((first) => first === field),
  ),
];

/** The main facts in cells; unstated ones are left out. Ended postings do not show their pay. */
export function PostingFacts({ posting }: { posting: PostingPage }) {
  const t = useTexts();
  const language = useLanguage();
  const salary = posting.live || !hasEnded(posting) ? formatSalary(posting.salary, language) : null;
  const facts: { label: string; value: string | undefined }[] = [
    {
      label: posting.salary?.basis === 'gross' ? t('postings.page.gross') : t('postings.page.net'),
      // In a narrow cell a range breaks after its dash.
      value: salary ? `${salary.amount.replace('–\u00a0', '– ')}\u00a0${salary.unit}` : undefined,
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
  return <Facts items={facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />;
}

/** Expired or closed, after having been live. */
export const hasEnded = ({ state }: Pick<PostingPage, 'state'>): boolean =>
  state === 'expired' || state === 'closed';
