import type { CSSProperties } from 'react';
import { formatShortDate } from '#kit/dates.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { formatSalary } from '#kit/money.ts';
import { type AdMetaItem, Due, Salary } from '#ui/light/ad-meta.tsx';
import { Badge, PaidBadge } from '#ui/light/badge.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { soonDays } from '../deadline.ts';
import type { PayMark, PostingCard } from '../fields.ts';

type PostingBadgeKind = 'promoted' | 'hot' | 'featured' | 'new';

/** The badge of a posting in a list: its paid ad type, else „Novo” under 48 hours, else none (design, Ad types). */
export function badgeOf({
  productGroup,
  badge,
  isNew,
}: Pick<PostingCard, 'productGroup' | 'badge' | 'isNew'>): PostingBadgeKind | null {
  if (badge && (productGroup === 'promoted' || productGroup === 'hot' || productGroup === 'featured')) {
    return productGroup;
  }
  return isNew ? 'new' : null;
}

/** The badge of a posting in a list, or nothing. */
export function PostingBadge({ posting }: { posting: Pick<PostingCard, 'productGroup' | 'badge' | 'isNew'> }) {
  const t = useTexts();
  const kind = badgeOf(posting);
  if (kind === null) return null;
  if (kind === 'new') return <Badge tone="new">{t('postings.card.new')}</Badge>;
  return <PaidBadge kind={kind}>{t(`advertising.types.${kind}`)}</PaidBadge>;
}

/** Monthly pay, or a text where it is not stated. */
export function PostingSalary({ salary }: { salary: PostingCard['salary'] }) {
  const t = useTexts();
  const language = useLanguage();
  const parts = formatSalary(salary, language);
  return <Salary amount={parts?.amount ?? null} unit={parts?.unit} missing={t('postings.card.salaryMissing')} />;
}

/**
 * How a pay compares: a line from the lowest tenth of the others to the highest, a tick at their median, and words; a whole
 * sentence for those who hear it.
 */
export function PayLine({ pay: { short, note, from, to, median } }: { pay: PayMark }) {
  const start = Math.min(from, 96);
  const at = {
    '--from': `${start}%`,
    '--to': `${Math.max(to, start + 4)}%`,
    '--median': `${median}%`,
  } as CSSProperties;
  return (
    <span className="pay-line xs dim">
      <span aria-hidden="true">{short}</span>
      <i style={at} />
      <span className="visually-hidden">{note}</span>
    </span>
  );
}

/** „još 15 dana”, on the last day „ističe danas”. */
export const daysLeftText = (daysLeft: number, t: Translate): string =>
  daysLeft === 0 ? t('postings.card.endsToday') : t('postings.card.daysLeft', { count: daysLeft });

/** Application deadline; `short` omits the days left. */
export function PostingDue({
  posting,
  short = false,
}: {
  posting: Pick<PostingCard, 'closesOn' | 'daysLeft'>;
  short?: boolean;
}) {
  const t = useTexts();
  const language = useLanguage();
  const date = t('postings.card.until', { date: formatShortDate(posting.closesOn, language) });
  const soon = posting.daysLeft < soonDays;
  return <Due date={date} left={short ? undefined : daysLeftText(posting.daysLeft, t)} soon={soon} />;
}

const minor = (content: string): AdMetaItem => ({ content, minor: true });

/**
 * The properties under a title: one in narrow rows, model and contract on cards, all in rows. Full time and work on the
 * employer’s premises are the default and not shown.
 */
export function metaItemsOf(posting: PostingCard, length: 'short' | 'card' | 'long'): AdMetaItem[] {
  const { workModel, contractType, jobType, careerLevels } = posting;
  const model = workModel && workModel.code !== 'lokacija' ? [workModel.label] : [];
  if (length === 'short') return model.length > 0 ? model : [jobType.label];
  if (length === 'card') return [...model, contractType.label];
  const hours = jobType.code === 'puno' ? [] : [minor(jobType.label)];
  const level = careerLevels[0];
  return [...model, minor(contractType.label), ...hours, ...(level ? [minor(level.label)] : [])];
}
