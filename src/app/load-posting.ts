import { getSimilarPostings } from '#features/finding/search/contract.ts';
import { getPosting } from '#features/postings/contract.ts';
import { shownPosting } from '#features/postings/web/posting-page/shown-posting.ts';
import { postingCard, postingPicture } from '#features/sharing/cards.ts';
import { cardPicture } from '#features/sharing/share-card.ts';
import { localDay } from '#kit/dates.ts';
import { loadPanels, type PostingPanel } from '#plugins/places/panel.tsx';
import * as cards from '#plugins/places/posting.ts';
import type { Context } from './page-context.ts';
import { type DataOf, type Loading, pageLoader } from './page-loader.ts';

interface Args {
  context: Context;
  url: URL;
  params: { id: string };
}

/** The loader of a posting, for its page and beside the list. */
export const loadPosting = pageLoader(async (loading: Loading<Args>) => {
  const { call, describe, language, params } = loading;
  const [{ data: posting }, { data: similar }] = await Promise.all([
    call(getPosting, { params }),
    call(getSimilarPostings, { params }),
  ]);
  const panels = await loadPanels(Object.values<PostingPanel>(cards), call, posting);
  const { described, ...shown } = shownPosting(posting, loading);
  const picture = cardPicture(postingPicture(posting.id), postingCard(posting, loading), language);
  return {
    posting,
    similar,
    panels,
    ...shown,
    today: localDay(new Date()),
    /** Milliseconds until it ends; null for a posting that is not live. */
    endsIn: posting.live ? Date.parse(posting.validThrough) - Date.now() : null,
    // Nobody but the company sees it before it is published.
    page: describe({ ...described, ...(posting.published ? { picture } : {}) }),
  };
});

export type PostingData = DataOf<typeof loadPosting>;
