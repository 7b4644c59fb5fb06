import { listInterviews } from '#features/applications/interviews/contract.ts';
import { EmployerInterviews } from '#features/applications/interviews/web/employer-interviews.tsx';
import { Main } from '#ui/light/main.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { throwPageProblem } from '../page-problem.ts';
import { mayVisit } from '../path-access.ts';
import { userOf } from '../session-guard.ts';
import type { Route } from './+types/employer-interviews';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  try {
    const query = { page: url.searchParams.get('page') ?? undefined, pageSize: '10' };
    const { data, meta } = await api(context).call(listInterviews, { params, query });
    const { positionTitle } = meta.posting;
    const title = texts(context)('applications.interviews.rounds.pageTitle', { positionTitle });
    const mayAct = mayVisit(await userOf(context), 'recruiter');
    return { rounds: data, meta, mayAct, page: describePage(context, { title, robots: 'noindex' }) };
  } catch (error) {
    throwPageProblem(error);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function EmployerInterviewsPage({ loaderData }: Route.ComponentProps) {
  const { rounds, meta: facts, mayAct } = loaderData;
  return (
    <Main className="wrap page wrap-medium">
      <EmployerInterviews rounds={rounds} meta={facts} mayAct={mayAct} />
    </Main>
  );
}
