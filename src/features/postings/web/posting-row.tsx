import { memo, type ReactNode } from 'react';
import { pageAddress } from '#shared/site-map.ts';
import { AdRow } from '#ui/light/ad-row.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { PostingCard } from '../fields.ts';
import { SaveHeart } from '../saved/web/save-heart.tsx';
import { AppliedMark } from './applied-postings.tsx';
import { PostingBadge, PostingDue, PostingSalary, placeText, traitsOf } from './posting-parts.tsx';

export interface PostingRowProps {
  posting: PostingCard;
  /** The narrow form for columns: no badge, fewer traits. */
  compact?: boolean;
  headingLevel?: 2 | 3;
  /** More lines under the traits. */
  children?: ReactNode;
}

function Row({ posting, compact = false, headingLevel = 3, children }: PostingRowProps) {
  const t = useTexts();
  return (
    <AdRow
      title={<TitleText text={posting.positionTitle} />}
      href={pageAddress('posting', posting.id)}
      company={posting.company}
      logo={<InitialsTile id={posting.employerId} name={posting.company} src={posting.logo} />}
      place={placeText(posting.locations, t)}
      meta={traitsOf(posting, compact ? 'short' : 'long')}
      salary={<PostingSalary salary={posting.salary} />}
      due={<PostingDue posting={posting} />}
      badge={compact ? null : <PostingBadge posting={posting} />}
      promoted={!compact && posting.badge && posting.productGroup === 'promoted'}
      action={compact ? null : <SaveHeart posting={posting} />}
      compact={compact}
      headingLevel={headingLevel}
    >
      <AppliedMark postingId={posting.id} />
      {children}
    </AdRow>
  );
}

/** A posting in a list; ticking a filter beside it does not render it anew. */
export const PostingRow = memo(Row);
