import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { listOwnPostings } from '#features/publishing/own-postings/contract.ts';
import { OwnPostings } from '#features/publishing/own-postings/web/own-postings.tsx';
import { sentPostingOf, sentPostingToast } from '#features/publishing/sending/web/sent-posting.ts';
import { getEmployerSummary } from '#features/statistics/contract.ts';
import { EmployerTiles } from '#features/statistics/web/employer-tiles.tsx';
import { hasRole } from '#shared/company-role.ts';
import { searchValues } from '#shared/search-values.ts';
import { Main } from '#ui/light/main.tsx';
import { Note } from '#ui/light/note.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { neededRole } from '../path-access.ts';
import { userOf } from '../session-guard.ts';
import type { Route } from './+types/my-postings';

export async function loader({ context, url }: Route.LoaderArgs) {
  const [{ role }, { data, meta }, summary] = await Promise.all([
    userOf(context),
    api(context).call(listOwnPostings, { query: searchValues(url.searchParams) }),
    api(context).call(getEmployerSummary, {}),
  ]);
  const needed = (['recruiter', 'owner'] as const).find((one) => one === url.searchParams.get(neededRole));
  return {
    denied: needed && role !== null && !hasRole(role, needed) ? needed : null,
    managed: role !== null && hasRole(role, 'recruiter'),
    postings: data,
    list: meta,
    summary: summary.data,
    page: describePage(context, { title: texts(context)('postings.mine.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

/** Says once what became of the posting that was just sent. */
function useSentPosting(): void {
  const t = useTexts();
  const toasts = useToast();
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  const sent = sentPostingOf(state);
  const said = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sending
  useEffect(() => {
    if (!sent || said.current === sent.posting.id) return;
    said.current = sent.posting.id;
    toasts.show(sentPostingToast(sent, t));
    // Going back or reloading must not say it again.
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  }, [sent?.posting.id]);
}

export default function MyPostings({ loaderData }: Route.ComponentProps) {
  useSentPosting();
  const t = useTexts();
  return (
    <Main className="wrap page">
      {loaderData.denied ? (
        <Note tone="warn" className="mb16" role="status">
          {t(`shell.denied.${loaderData.denied}`)}
        </Note>
      ) : null}
      <OwnPostings
        postings={loaderData.postings}
        managed={loaderData.managed}
        meta={loaderData.list}
        tiles={<EmployerTiles summary={loaderData.summary} />}
      />
    </Main>
  );
}
