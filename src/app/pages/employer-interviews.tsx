import { listInterviews } from '#features/interviews/contract.ts';
import { EmployerInterviews } from '#features/interviews/web/employer-interviews.tsx';
import { Main } from '#ui/light/main.tsx';
import { type Loading, pageLoader } from '../page-loader.ts';
import { mayVisit } from '../path-access.ts';
import type { Route } from './+types/employer-interviews';

export const loader = pageLoader(
  async ({ call, describe, params, search, t, userOf }: Loading<Route.LoaderArgs>) => {
    const query = { page: search.get('page') ?? undefined, pageSize: '10' };
    const { data: rounds, meta } = await call(listInterviews, { params, query });
    const { positionTitle } = meta.posting;
    const page = describe({ title: t('applications.interviews.rounds.pageTitle', { positionTitle }) });
    return { rounds, meta, mayAct: mayVisit(await userOf(), 'recruiter'), page };
  },
);

export default function EmployerInterviewsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Main className="wrap page wrap-medium">
      <EmployerInterviews {...loaderData} />
    </Main>
  );
}
