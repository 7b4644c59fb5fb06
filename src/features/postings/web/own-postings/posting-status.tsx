import { soonDays } from '#features/postings/deadline.ts';
import type { OwnPosting } from '#features/postings/own-fields.ts';
import type { PostingState } from '#features/postings/posting-state.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

const tones: Record<PostingState, BadgeTone> = {
  awaiting_payment: 'feat',
  in_review: 'n',
  rejected: 'x',
  active: 'ok',
  expired: 'n',
  closed: 'o',
  removed: 'x',
};

/** The state of an own posting in a word. */
export function PostingStatus({
  posting: { state, daysLeft },
}: {
  posting: Pick<OwnPosting, 'state' | 'daysLeft'>;
}) {
  const t = useTexts();
  if (state === 'active' && daysLeft !== null && daysLeft < soonDays) {
    return <Badge tone="feat">{t('postings.mine.endsSoon')}</Badge>;
  }
  return <Badge tone={tones[state]}>{t(`postings.mine.states.${state}`)}</Badge>;
}
