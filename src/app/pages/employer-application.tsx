import { listInterviews } from '#features/applications/interviews/contract.ts';
import { ApplicationInterviews } from '#features/applications/interviews/web/application-interviews.tsx';
import { listMessages } from '#features/applications/messaging/contract.ts';
import {
  getApplication,
  getApplicationNote,
  listApplicationEvents,
} from '#features/applications/reviewing/contract.ts';
import {
  EmployerApplication,
  EmployerApplicationBar,
} from '#features/applications/reviewing/web/employer-application.tsx';
import { fullName } from '#features/applications/web/application-parts.tsx';
import { hasRole } from '#shared/company-role.ts';
import { toSearch } from '#shared/endpoint.ts';
import { searchValues } from '#shared/search-values.ts';
import { Main } from '#ui/light/main.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { throwPageProblem } from '../page-problem.ts';
import { userOf } from '../session-guard.ts';
import type { Route } from './+types/employer-application';

/** What of the address belongs to the list that the application was opened from: whatever filters the list has. */
const filterOf = async (search: URLSearchParams): Promise<Record<string, string | string[]>> => {
  const { applicationFilters } = await import('#features/applications/reviewing/fields.ts');
  const said = Object.entries(searchValues(search));
  return Object.fromEntries(said.filter(([name]) => name in applicationFilters.shape));
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const query = await filterOf(url.searchParams);
  try {
    // First the opening, then the history: it tells of it.
    const { data, meta: place } = await api(context).call(getApplication, { params, query });
    const { application, posting } = data;
    const [history, note, messages, user] = await Promise.all([
      api(context).call(listApplicationEvents, { params }),
      application.erased ? null : api(context).call(getApplicationNote, { params }),
      api(context).call(listMessages, { params }),
      userOf(context),
    ]);
    const page = describePage(context, {
      title: texts(context)('applications.employer.pageTitle', {
        name: fullName(application, texts(context)),
        positionTitle: posting.positionTitle,
      }),
      robots: 'noindex',
    });
    const own = { params: { id: String(posting.id) }, query: { application: application.id } };
    const { data: rounds, meta: facts } = await api(context).call(listInterviews, own);
    const role = user.role ?? ('reader' as const);
    return {
      ...{ application, posting, place, page, filter: toSearch(query) },
      ...{ events: history.data, older: history.meta.older, note: note?.data ?? null },
      ...{ thread: messages.data, role },
      interviews: { rounds, busy: facts.busy, mayAct: hasRole(role, 'recruiter') },
    };
  } catch (error) {
    throwPageProblem(error);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function EmployerApplicationPage({ loaderData }: Route.ComponentProps) {
  const { page: _, interviews, ...shown } = loaderData;
  const { application, posting } = shown;
  return (
    <>
      <Main className="wrap page">
        <EmployerApplication
          {...shown}
          interviews={
            <ApplicationInterviews application={application} postingId={posting.id} {...interviews} />
          }
        />
      </Main>
      <EmployerApplicationBar application={shown.application} role={shown.role} />
    </>
  );
}
