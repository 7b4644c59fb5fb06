import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { SessionUser } from '#features/accounts/fields.ts';
import type { OwnMarks } from '#features/applying/own/fields.ts';
import type { Notices as NoticesView } from '#features/content/announcements/fields.ts';
import { UnreadNotificationsProvider } from '#features/notifications/web/unread-notifications.tsx';
import { type KnownMarks, PostingMarksProvider } from '#features/postings/marks/web/posting-marks.tsx';
import { AppliedPostingsProvider } from '#features/postings/web/applied-postings.tsx';
import { framePath } from '#kit/site-map.ts';
import { lazyPart } from '#ui/light/lazy-part.ts';
import { LinkProvider } from '#ui/light/link.tsx';
import { mainId } from '#ui/light/main.tsx';
import { ToastProvider } from '#ui/light/toasts.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { useMailToken } from './late/mail-token.ts';
import { Notices } from './notices.tsx';
import { AppLink } from './router-link.tsx';
import { useSessionSync } from './session-sync.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import './shell.css';

import { focusMain } from '#ui/focus-main.ts';
import { rememberPage } from '#ui/site/page-before.ts';

/**
 * After navigating to another page without a full load, moves the focus to `<main>`, so that keyboard and screen reader
 * start there. A change of the query alone (filters, order) leaves the focus. Records the page for `pageBefore`.
 */
export function useFocusOnNavigation(): void {
  const pathname = framePath(useLocation().pathname);
  const previous = useRef(pathname);
  useEffect(() => {
    rememberPage(pathname);
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusMain();
  }, [pathname]);
}

/** First link of the page, visible on focus; `target` is the id of `<main>`. */
function SkipLink({ target }: { target: string }) {
  const t = useTexts();
  return (
    <a className="skip-link" href={`#${target}`}>
      {t('ui.skipToContent')}
    </a>
  );
}

/** Checks at the start and on every navigation whether a newer client is served (rules.md#version-check). */
function useVersionCheck(): void {
  const api = useApi();
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the route asks
  useEffect(() => {
    import('../version-check.ts').then(
      ({ checkVersion }) => checkVersion(api),
      () => undefined,
    );
  }, [api, pathname, search]);
}

const SignedOutNote = lazyPart(async () => ({
  default: (await import('./late/signed-out-note.tsx')).SignedOutNote,
}));

interface ShellProps {
  user: SessionUser | null;
  /** Notices above the page; null while an error is shown without data. */
  notices: NoticesView | null;
  /** Ids of the postings and companies that the candidate has marked. */
  marked: KnownMarks;
  /** The candidate's applications, and current interviews. */
  marks: OwnMarks;
  /** Unopened applications to the employer's postings. */
  newApplications: number;
  /** Unread notifications, as counted with the page. */
  notifications: { unread: number };
  year: number;
  children: ReactNode;
}

/** Everything around a page: skip link, header, footer, toasts. */
export function Shell({ user, notices, marked, marks, newApplications, notifications, year, children }: ShellProps) {
  const language = useLanguage();
  useFocusOnNavigation();
  const ended = useSessionSync(user, language);
  useVersionCheck();
  useMailToken();
  return (
    <LinkProvider linkAs={AppLink}>
      <ToastProvider>
        <PostingMarksProvider accountType={user?.accountType ?? null} known={marked}>
          <AppliedPostingsProvider applied={marks.applied}>
            <UnreadNotificationsProvider counted={notifications}>
              <SkipLink target={mainId} />
              <SiteHeader
                user={ended ? null : user}
                interviews={ended ? [] : marks.interviews}
                newApplications={newApplications}
              />
              {ended ? (
                <Suspense>
                  <SignedOutNote />
                </Suspense>
              ) : null}
              {notices ? <Notices notices={notices} accountType={user?.accountType ?? null} /> : null}
              {children}
              <SiteFooter year={year} />
            </UnreadNotificationsProvider>
          </AppliedPostingsProvider>
        </PostingMarksProvider>
      </ToastProvider>
    </LinkProvider>
  );
}
