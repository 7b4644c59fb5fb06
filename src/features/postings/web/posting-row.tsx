import { memo, type ReactNode, useContext } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { AdRow } from '#ui/light/ad-row.tsx';
import { firstScreenTiles, InitialsTile } from '#ui/light/initials.tsx';
import { Link } from '#ui/light/link.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ListedPosting, PostingCard } from '../fields.ts';
import { HiddenRow, HideButton } from '../marks/web/late-hiding.tsx';
import { usePostingMarks } from '../marks/web/posting-marks.tsx';
import { SaveHeart } from '../marks/web/save-heart.tsx';
import { placeText } from '../place-text.ts';
import { AppliedMark, useApplied } from './applied-postings.tsx';
import { OpenPosting } from './open-posting.ts';
import { metaItemsOf, PayLine, PostingBadge, PostingDue, PostingSalary } from './posting-parts.tsx';

/** A posting, with how its pay compares where the list knows it. */
type RowPosting = PostingCard & Partial<ListedPosting>;

export interface PostingRowProps {
  posting: RowPosting;
  /** The narrow form for columns: no badge, fewer properties. */
  compact?: boolean;
  headingLevel?: 2 | 3;
  /** On its company's page: without logo and name. */
  ofCompany?: boolean;
  /** Whether it is in the first screen. */
  eager?: boolean;
  /** Only a picture of the row: without link and buttons. */
  preview?: boolean;
  /** Additional lines under the properties. */
  children?: ReactNode;
}

function Row({
  posting,
  compact = false,
  headingLevel = 3,
  ofCompany = false,
  eager = false,
  preview = false,
  children,
}: PostingRowProps) {
  const t = useTexts();
  const { accountType, marked } = usePostingMarks();
  const { hidden, hiddenEmployer } = marked;
  const applied = useApplied(posting.id);
  const current = useContext(OpenPosting) === posting.id;
  if (hidden.has(posting.id) || (!ofCompany && hiddenEmployer.has(posting.employerId)))
    return <HiddenRow posting={posting} />;
  return (
    <AdRow
      title={<TitleText text={posting.positionTitle} />}
      href={preview ? undefined : pageAddress('posting', posting.id)}
      company={ofCompany ? null : posting.company}
      logo={
        ofCompany ? null : (
          <InitialsTile
            id={posting.employerId}
            name={posting.company}
            src={posting.logo}
            size={compact ? 'sm' : 'md'}
            eager={eager}
          />
        )
      }
      place={placeText(posting.locations, t)}
      meta={metaItemsOf(posting, compact ? 'short' : 'long')}
      salary={
        <>
          <PostingSalary salary={posting.salary} />
          {posting.pay ? <PayLine pay={posting.pay} /> : null}
        </>
      }
      due={<PostingDue posting={posting} />}
      badge={compact ? null : <PostingBadge posting={posting} />}
      promoted={!compact && posting.badge && posting.productGroup === 'promoted'}
      action={
        compact || preview ? null : (
          <>
            <SaveHeart posting={posting} />
            <HideButton posting={posting} />
            {accountType === 'jobseeker' && !applied ? (
              // Faster with a pointer; with the keyboard the posting's page is as near.
              <Link className="ad-apply sm" href={pageAddress('apply', posting.id)} tabIndex={-1}>
                {t('postings.page.applyShort')}
              </Link>
            ) : null}
          </>
        )
      }
      compact={compact}
      current={current}
      headingLevel={headingLevel}
    >
      <AppliedMark postingId={posting.id} />
      {children}
    </AdRow>
  );
}

/** A posting in a list; memoised, so that changing a filter does not rerender it. */
export const PostingRow = memo(Row);

interface PostingRowsProps extends Pick<PostingRowProps, 'compact' | 'headingLevel' | 'ofCompany'> {
  postings: readonly RowPosting[];
  /** Whether other lists are above it on the page: no logo is then part of the server's HTML. */
  below?: boolean;
}

/** The rows of a list: the logos in the first screen are part of the server's HTML. */
export function PostingRows({ postings, below = false, ...row }: PostingRowsProps) {
  return postings.map((posting, index) => (
    <PostingRow key={posting.id} posting={posting} eager={!below && index < firstScreenTiles} {...row} />
  ));
}
