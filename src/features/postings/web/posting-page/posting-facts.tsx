import type { PostingPage } from '#features/postings/fields.ts';
import type { CodeLabel } from '#shared/codes.ts';
import { formatSalary } from '#shared/money.ts';
import { Facts } from '#ui/facts.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';

/** Labels have commas of their own. */
const labelsOf = (items: readonly CodeLabel[]): string => items.map(({ label }) => label).join('; ');

/** The main facts in cells; those that are not stated are left out. Ended postings do not tell their pay. */
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
    {
      label: t('postings.fields.locations'),
      value: labelsOf(posting.locations),
    },
    { label: t('postings.fields.workModel'), value: posting.workModel?.label },
    { label: t('postings.fields.contractType'), value: posting.contractType.label },
    { label: t('postings.fields.jobType'), value: posting.jobType.label },
    { label: t('postings.fields.experience'), value: posting.experience?.label },
    { label: t('postings.fields.careerLevels'), value: labelsOf(posting.careerLevels) },
    { label: t('postings.fields.educationLevels'), value: labelsOf(posting.educationLevels) },
  ];
  return <Facts items={facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />;
}

/** Expired or closed, after having been live. */
export const hasEnded = ({ state }: Pick<PostingPage, 'state'>): boolean =>
  state === 'expired' || state === 'closed';
