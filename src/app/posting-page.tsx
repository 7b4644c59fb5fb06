import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { ApplyButton } from '#features/applying/form/web/apply-button.tsx';
import { ReportPosting } from '#features/contact/reports/web/report-posting.tsx';
import { moderationAddress } from '#features/moderation/web/moderation-address.ts';
import { PostingView } from '#features/postings/web/posting-page/posting-view.tsx';
import { Panels, type PostingPanel } from '#plugins/places/panel.tsx';
import * as cards from '#plugins/places/posting.ts';
import { TextLink } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { PostingData } from './load-posting.ts';
import { hasUnsavedInput } from './unsaved-input.ts';
import { usePageUser } from './use-page-user.ts';

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

/** A posting with what other features and plugins add to it. @param beside whether it is shown beside the list */
export function PostingPage({ data: { endsIn, panels, ...shown }, beside }: { data: PostingData; beside?: true }) {
  const { posting } = shown;
  const user = usePageUser();
  const accountType = user?.accountType ?? null;
  const t = useTexts();
  useEnd(endsIn);
  return (
    <PostingView
      key={posting.id}
      {...shown}
      beside={beside}
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
