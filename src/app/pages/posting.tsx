import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { ApplyButton } from '#features/applying/form/web/apply-button.tsx';
import { ReportPosting } from '#features/contact/reports/web/report-posting.tsx';
import { getSimilarPostings } from '#features/finding/search/contract.ts';
import { moderationAddress } from '#features/moderation/web/moderation-address.ts';
import { getPosting } from '#features/postings/contract.ts';
import { sharePicturePath } from '#features/postings/share-pictures/share-picture.ts';
import { PostingView } from '#features/postings/web/posting-page/posting-view.tsx';
import { shownPosting } from '#features/postings/web/posting-page/shown-posting.ts';
import { localDay } from '#kit/dates.ts';
import { loadPanels, type PostingPanel } from '#plugins/places/panel.ts';
import { Panels } from '#plugins/places/panels.tsx';
import * as cards from '#plugins/places/posting.ts';
import { TextLink } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { type Loading, pageLoader } from '../page-loader.ts';
import { hasUnsavedInput } from '../unsaved-input.ts';
import { usePageUser } from '../use-page-user.ts';
import type { Route } from './+types/posting';

export const loader = pageLoader(async (loading: Loading<Route.LoaderArgs>) => {
  const { call, describe, language, params } = loading;
  const [{ data: posting }, { data: similar }] = await Promise.all([
    call(getPosting, { params }),
    call(getSimilarPostings, { params }),
  ]);
  const panels = await loadPanels(Object.values<PostingPanel>(cards), call, posting);
  const { described, ...shown } = shownPosting(posting, loading, sharePicturePath(posting, language));
  return {
    posting,
    similar,
    panels,
    ...shown,
    today: localDay(new Date()),
    /** Milliseconds until it ends; null for a posting that is not live. */
    endsIn: posting.live ? Date.parse(posting.validThrough) - Date.now() : null,
    page: describe(described),
  };
});

/** A page that was cached for a while (ADR 52) is late by that, never early. */
const afterEndMs = 1000;
const dayMs = 86_400_000;

/** Reloads the page's data when the posting ends while it is open; never while the visitor is typing. */
function useEnd(endsIn: number | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (endsIn === null || endsIn > dayMs) return;
    const timer = setTimeout(() => {
      if (!hasUnsavedInput()) void revalidate();
    }, endsIn + afterEndMs);
    return () => clearTimeout(timer);
  }, [endsIn, revalidate]);
}

export default function Posting({ loaderData: { endsIn, panels, ...shown } }: Route.ComponentProps) {
  const { posting } = shown;
  const user = usePageUser();
  const accountType = user?.accountType ?? null;
  const t = useTexts();
  useEnd(endsIn);
  return (
    <PostingView
      key={posting.id}
      {...shown}
      report={
        accountType === 'admin' ? (
          <TextLink href={moderationAddress({ posting: posting.id })}>{t('postings.page.moderate')}</TextLink>
        ) : (
          <ReportPosting posting={posting} email={user?.email ?? ''} />
        )
      }
      panels={
        Object.values(panels).some(Boolean) ? (
          <Panels panels={Object.values<PostingPanel>(cards)} about={posting} data={panels} />
        ) : null
      }
      platformApply={(look) => <ApplyButton posting={posting} accountType={accountType} {...look} />}
    />
  );
}
