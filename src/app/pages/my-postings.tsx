import { listOwnPostings } from '#features/publishing/own-postings/contract.ts';
import { OwnPostings } from '#features/publishing/own-postings/web/own-postings.tsx';
import { getEmployerSummary } from '#features/statistics/contract.ts';
import { EmployerTiles } from '#features/statistics/web/employer-tiles.tsx';
import { hasRole } from '#shared/company-role.ts';
import { Main } from '#ui/light/main.tsx';
import { Note } from '#ui/light/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { titledLoader } from '../page-loader.ts';
import { neededRole } from '../path-access.ts';
import { useSentPosting } from '../wizard/use-sent-posting.ts';
import type { Route } from './+types/my-postings';

export const loader = titledLoader('postings.mine.title', async ({ call, query, search, userOf }) => {
  const [{ role }, { data, meta }, summary] = await Promise.all([
    userOf(),
    call(listOwnPostings, { query }),
    call(getEmployerSummary, {}),
  ]);
  const needed = (['recruiter', 'owner'] as const).find((one) => one === search.get(neededRole));
  return {
    denied: needed && role !== null && !hasRole(role, needed) ? needed : null,
    managed: role !== null && hasRole(role, 'recruiter'),
    postings: data,
    list: meta,
    summary: summary.data,
  };
});

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
