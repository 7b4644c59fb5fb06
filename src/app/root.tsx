import { useEffect } from 'react';
import { Links, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import type { SessionUser } from '#features/accounts/fields.ts';
import { getOwnMarks } from '#features/applying/own/contract.ts';
import type { OwnMarks } from '#features/applying/own/fields.ts';
import { getCandidateProfile, getCandidateSummary } from '#features/candidates/profile-contract.ts';
import type { CandidateSummary } from '#features/candidates/profile-fields.ts';
import { listNotices } from '#features/content/announcements/contract.ts';
import { latestScript } from '#features/finding/search/latest-mark.ts';
import { countNotifications } from '#features/notifications/contract.ts';
import { listHiddenIds, listSavedPostingIds } from '#features/postings/marks/contract.ts';
import { type KnownMarks, noMarks } from '#features/postings/marks/web/posting-marks.tsx';
import { getEmployerSummary } from '#features/statistics/contract.ts';
import { fetched } from '#kit/client-errors.ts';
import { localDay } from '#kit/dates.ts';
import { htmlLang } from '#kit/i18n/language.ts';
import { pageAddress, readPath } from '#kit/site-map.ts';
import { useHydrated } from '#ui/light/hydrated.ts';
import { themeScript } from '#ui/light/theme.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import geologicaLatin from '#ui/styles/fonts/geologica-latin.woff2?url';
import geologicaLatinExt from '#ui/styles/fonts/geologica-latin-ext.woff2?url';
import onestLatin from '#ui/styles/fonts/onest-latin.woff2?url';
import onestLatinExt from '#ui/styles/fonts/onest-latin-ext.woff2?url';
import type { Route } from './+types/root';
import { InlineScript } from './inline-script.tsx';
import { api } from './page-context.ts';
import { aliveEvent } from './page-events.ts';
import { findUser, guardPage } from './session-guard.ts';
import { useDocumentFacts } from './shell/document-context.tsx';
import { FailedPage } from './shell/error-page.tsx';
import { isCandidateArea, type OwnCounts } from './shell/navigation.ts';
import { PageHead } from './shell/page-head.tsx';
import { Shell } from './shell/shell.tsx';
import { onlyOtherPages } from './step-navigation.ts';
import '#ui/styles/tokens.css';
import '#ui/styles/fonts.css';
import '#ui/styles/base.css';

let pageData: typeof import('./page-data.ts') | undefined;
/** Once it is there it serves without a connection too. */
const loadPageData = async () => {
  pageData ??= await fetched(() => import('./page-data.ts'));
  return pageData;
};

const fonts = [onestLatin, onestLatinExt, geologicaLatin, geologicaLatinExt];

export const links: Route.LinksFunction = () => [
  ...fonts.map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'search', type: 'application/opensearchdescription+xml', title: 'Prilika', href: '/opensearch.xml' },
];

/** Makes the site installable; browsers fetch it as urgently as a font, so the first paint does not wait for it. */
const Manifest = () => (useHydrated() ? <link rel="manifest" href="/manifest.webmanifest" /> : null);

export const middleware: Route.MiddlewareFunction[] = [guardPage];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => (await loadPageData()).answerNavigation(new URL(request.url), next),
];

/** What the header knows of who is signed in. */
interface Own {
  /** URL of a candidate's photo or a company's logo. */
  picture: string | null;
  /** Null for others than candidates. */
  marked: KnownMarks | null;
  marks: OwnMarks | null;
  counts: OwnCounts | null;
  /** Unopened applications to the employer's postings. */
  newApplications: number;
  notifications: { unread: number };
}

const noNotifications = { unread: 0 };
const nothingOwn: Own = {
  picture: null,
  marked: null,
  marks: null,
  counts: null,
  newApplications: 0,
  notifications: noNotifications,
};

/** The company's logo, and the number of unopened applications. */
async function loadEmployer(context: Route.LoaderArgs['context']): Promise<Own> {
  const { call } = api(context);
  const [{ data }, notifications] = await Promise.all([call(getEmployerSummary, {}), call(countNotifications, {})]);
  const { logo: picture, newApplications } = data;
  return { ...nothingOwn, picture, newApplications, notifications: notifications.data };
}

/** The candidate's photo, saved postings and applications and, on their own pages, the other counts of their menus. */
async function loadCandidate(context: Route.LoaderArgs['context'], pathname: string): Promise<Own> {
  const { call } = api(context);
  const [saved, hidden, marks, profile, notifications, summary] = await Promise.all([
    call(listSavedPostingIds, {}),
    call(listHiddenIds, {}),
    call(getOwnMarks, {}),
    call(getCandidateProfile, {}),
    call(countNotifications, {}),
    isCandidateArea(pathname) ? call(getCandidateSummary, {}) : null,
  ]);
  return {
    ...nothingOwn,
    picture: profile.data.photo?.url ?? null,
    marked: { saved: saved.data, hidden: hidden.data.postings, hiddenEmployer: hidden.data.employers },
    marks: marks.data,
    notifications: notifications.data,
    counts: summary && countsOf(summary.data),
  };
}

const countsOf = ({ applications, agents, newHits, documents }: CandidateSummary): OwnCounts => ({
  applications,
  agents,
  newHits,
  documents,
});

function loadOwn(context: Route.LoaderArgs['context'], pathname: string, user: SessionUser | null) {
  if (user?.accountType === 'jobseeker') return loadCandidate(context, pathname);
  return user?.accountType === 'employer' ? loadEmployer(context) : nothingOwn;
}

const nothingApplied: OwnMarks = { applied: [], interviews: [] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await findUser(context);
  return {
    user,
    ...(await loadOwn(context, url.pathname, user)),
    notices: (await api(context).call(listNotices, {})).data,
    year: Number(localDay(new Date()).slice(0, 4)),
  };
}

export const shouldRevalidate = onlyOtherPages;

export function Layout({ children }: { children: React.ReactNode }) {
  const language = useLanguage();
  const t = useTexts();
  const { nonce, translationsHref, version, firstScript, scripts } = useDocumentFacts();
  const { pathname } = useLocation();
  const showsLatest = ['/', pageAddress('postings')].includes(readPath(pathname));
  // Runs after the effects of all components: by now all listeners are attached.
  useEffect(() => {
    document.dispatchEvent(new Event(aliveEvent));
  }, []);
  return (
    // The theme script sets an attribute before hydration, and `wake-scripts.ts` reads two.
    <html
      lang={htmlLang[language]}
      data-translations={translationsHref}
      data-version={version}
      data-wait={t('shell.wait')}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript nonce={nonce} text={firstScript + themeScript + (showsLatest ? latestScript : '')} />
        <PageHead />
        {/* In development a style link's hidden nonce would be reported as a hydration mismatch. */}
        {import.meta.env.DEV ? <Links nonce="" /> : <Links />}
        <Manifest />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {scripts}
      </body>
    </html>
  );
}

/** For the way back to this page; `matches` is empty when it shows an error. */
function useRememberShown(matches: ReturnType<typeof useMatches>): void {
  const place = useLocation();
  useEffect(() => {
    loadPageData().then(
      ({ rememberShown }) => rememberShown(place, matches),
      () => undefined,
    );
  }, [place, matches]);
}

const noMatches: ReturnType<typeof useMatches> = [];

export default function Root({ loaderData }: Route.ComponentProps) {
  useRememberShown(useMatches());
  return (
    <Shell
      user={loaderData.user}
      notices={loaderData.notices}
      marked={loaderData.marked ?? noMarks}
      marks={loaderData.marks ?? nothingApplied}
      newApplications={loaderData.newApplications}
      notifications={loaderData.notifications}
      year={loaderData.year}
    >
      <Outlet />
    </Shell>
  );
}

/** Without data the root's own loader has failed; the page is then rendered as for a guest. */
export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  useRememberShown(noMatches);
  return (
    <Shell
      user={loaderData?.user ?? null}
      notices={loaderData?.notices ?? null}
      marked={loaderData?.marked ?? noMarks}
      marks={loaderData?.marks ?? nothingApplied}
      newApplications={loaderData?.newApplications ?? 0}
      notifications={loaderData?.notifications ?? noNotifications}
      year={loaderData?.year ?? new Date().getFullYear()}
    >
      <FailedPage error={error} />
    </Shell>
  );
}
