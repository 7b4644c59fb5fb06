import { Badge, type BadgeTone } from '#ui/light/badge.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { soonDays } from '../../deadline.ts';
import type { PostingState } from '../../posting-state.ts';

const tones: Record<PostingState, BadgeTone> = {
  awaiting_payment: 'featured',
  in_review: 'neutral',
  rejected: 'danger',
  active: 'ok',
  expired: 'neutral',
  closed: 'outline',
  removed: 'danger',
};

/** The state of an employer's own posting in a word. */
export function PostingStatus({
  posting: { state, daysLeft },
}: {
  /** `daysLeft` is null for one that is not live. */
  posting: { state: PostingState; daysLeft: number | null };
}) {
  const t = useTexts();
  if (state === 'active' && daysLeft !== null && daysLeft < soonDays) {
    return <Badge tone="featured">{t('postings.mine.endsSoon')}</Badge>;
  }
  return <Badge tone={tones[state]}>{t(`postings.mine.states.${state}`)}</Badge>;
}
