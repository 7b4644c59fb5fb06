import { useRouteLoaderData } from 'react-router';
import type { OwnMarks } from '#features/applying/own/fields.ts';
import { useUnreadNotifications } from '#features/notifications/web/unread-notifications.tsx';
import { usePostingMarks } from '#features/postings/marks/web/posting-marks.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { NavigationItem, OwnCounts } from '../navigation.ts';

/**
 * The number shown at an entry of the candidate's menus; undefined where nothing is counted or the count is 0.
 * Applications, agents and documents are counted on the candidate's own pages only, so that other pages do not request
 * them.
 */
export function useNavigationCount(): (item: NavigationItem) => number | undefined {
  const { marked } = usePostingMarks();
  const { unread } = useUnreadNotifications();
  const root = useRouteLoaderData<{ counts: OwnCounts | null }>('root');
  const counts: Partial<Record<NavigationItem['text'], number>> = {
    ...root?.counts,
    savedPostings: marked.saved.size,
    notifications: unread,
  };
  return ({ text }) => counts[text] || undefined;
}

/** The same for the user's own menu, where agents and applications show what is new instead of a total. */
export function useNavigationNote(): (item: NavigationItem) => number | string | undefined {
  const t = useTexts();
  const count = useNavigationCount();
  const root = useRouteLoaderData<{ counts: OwnCounts | null; marks: OwnMarks | null }>('root');
  const newHits = root?.counts?.newHits ?? 0;
  const interviews = root?.marks?.interviews.length ?? 0;
  return (item) => {
    if (item.text === 'agents' && newHits > 0) return t('shell.nav.newHits', { count: newHits });
    if (item.text === 'applications' && interviews > 0) return t('shell.nav.interviewsShort', { count: interviews });
    return count(item);
  };
}
