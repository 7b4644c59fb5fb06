import { useNavigation, useParams } from 'react-router';
import type { PostingCard } from '#features/postings/fields.ts';
import { OpenPosting } from '#features/postings/web/open-posting.ts';
import { PostingRows } from '#features/postings/web/posting-row.tsx';
import { pageAddress } from '#kit/site-map.ts';
import { AdList } from '#ui/light/ad-row.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { clickedPosting, useOpenBeside } from './use-open-beside.ts';

/** The postings found; where there is room, a click opens one beside the list. */
export function ResultList({ postings }: { postings: readonly PostingCard[] }) {
  const t = useTexts();
  const { location } = useNavigation();
  const coming = postings.find(({ id }) => pageAddress('posting-beside', id) === location?.pathname);
  const { id = Number.NaN } = useParams();
  const openBeside = useOpenBeside();
  return (
    <div
      onClickCapture={(event) => {
        const clicked = clickedPosting(event, postings);
        if (!clicked) return;
        event.preventDefault();
        openBeside(clicked.id);
      }}
    >
      <OpenPosting value={coming?.id ?? Number(id)}>
        <AdList label={t('postings.search.results')}>
          <PostingRows postings={postings} headingLevel={2} />
        </AdList>
      </OpenPosting>
    </div>
  );
}
