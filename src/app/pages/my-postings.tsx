import { useLoaderData, useSearchParams } from 'react-router';
import { ownPostings } from '#features/publishing/own-postings/web/own-postings.tsx';
import { getEmployerSummary } from '#features/statistics/contract.ts';
import { EmployerTiles } from '#features/statistics/web/employer-tiles.tsx';
import { hasRole } from '#shared/company-role.ts';
import { Main } from '#ui/light/main.tsx';
import { Note } from '#ui/light/note.tsx';
import type { ListFrameProps } from '#ui/lists/list-page.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { useRole } from '#ui/site/use-role.ts';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { api } from '../page-context.ts';
import { neededRole } from '../path-access.ts';
import { useSentPosting } from '../wizard/use-sent-posting.ts';
import type { Route } from './+types/my-postings';

/** What stands around the postings: what was just sent, the page that was asked for and needs another role, what matters in numbers. */
function Frame({ title, aside, children }: ListFrameProps) {
  useSentPosting();
  const t = useTexts();
  const { summary } = useLoaderData<typeof loader>();
  const role = useRole();
  const [search] = useSearchParams();
  const needed = (['recruiter', 'owner'] as const).find((one) => one === search.get(neededRole));
  return (
    <Main className="wrap page">
      {needed && role && !hasRole(role, needed) ? (
        <Note tone="warn" className="mb16" role="status">
          {t(`shell.denied.${needed}`)}
        </Note>
      ) : null}
      <div className="row between flex-wrap g12 mb24">
        <h1>{title}</h1>
        {aside}
      </div>
      <EmployerTiles summary={summary} />
      {children}
    </Main>
  );
}

const loadList = listLoader(ownPostings);

export async function loader(args: Route.LoaderArgs) {
  const summary = api(args.context).call(getEmployerSummary, {});
  const [list, { data }] = await Promise.all([loadList(args), summary]);
  return { ...list, summary: data };
}

export default listRoute(ownPostings, Frame);
