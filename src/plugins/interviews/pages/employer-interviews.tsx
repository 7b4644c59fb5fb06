import type { LoaderFunctionArgs } from 'react-router';
import { type DataOf, type Loading, pageLoader } from '#app/page-loader.ts';
import { mayVisit } from '#app/path-access.ts';
import { Main } from '#ui/light/main.tsx';
import { listInterviews } from '../contract.ts';
import { EmployerInterviews } from '../web/employer-interviews.tsx';

export const loader = pageLoader(
  async ({ call, describe, params, search, t, userOf }: Loading<LoaderFunctionArgs & { params: { id: string } }>) => {
    const query = { page: search.get('page') ?? undefined, pageSize: '10' };
    const { data: rounds, meta } = await call(listInterviews, { params, query });
    const { positionTitle } = meta.posting;
    const page = describe({ title: t('applications.interviews.rounds.pageTitle', { positionTitle }) });
    return { rounds, meta, mayAct: mayVisit(await userOf(), 'recruiter'), page };
  },
);

export default function EmployerInterviewsPage({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  return (
    <Main className="wrap page wrap-medium">
      <EmployerInterviews {...loaderData} />
    </Main>
  );
}
