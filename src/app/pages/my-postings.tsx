import { listOwnPostings } from '#features/publishing/own-postings/contract.ts';
import { OwnPostings } from '#features/publishing/own-postings/web/own-postings.tsx';
import { getEmployerSummary } from '#features/statistics/contract.ts';
import { EmployerTiles } from '#features/statistics/web/employer-tiles.tsx';
import { hasRole } from '#shared/company-role.ts';
import { searchValues } from '#shared/search-values.ts';
import { Main } from '#ui/light/main.tsx';
import { Note } from '#ui/light/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { neededRole } from '../path-access.ts';
import { userOf } from '../session-guard.ts';
import { useSentPosting } from '../wizard/use-sent-posting.ts';
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
