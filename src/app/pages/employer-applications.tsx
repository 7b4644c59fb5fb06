import { getApplication, listApplications } from '#features/applications/reviewing/contract.ts';
import { listPageSize } from '#features/applications/reviewing/list-values.ts';
import { EmployerApplications } from '#features/applications/reviewing/web/employer-applications.tsx';
import { problemOf } from '#shared/client-errors.ts';
import { hasRole } from '#shared/company-role.ts';
import { searchValues } from '#shared/search-values.ts';
import { Main } from '#ui/light/main.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { throwPageProblem } from '../page-problem.ts';
import { findUser } from '../session-guard.ts';
import type { Route } from './+types/employer-applications';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const search = url.searchParams;
  const selected = search.get('prijava');
  /** One that is gone, or belongs elsewhere, simply is not opened. */
  const open = async (id: string) => {
    try {
      const { application, posting } = (await api(context).call(getApplication, { params: { id } })).data;
      return String(posting.id) === params.id ? application : null;
    } catch (error) {
      if (problemOf(error)?.status === 404) return null;
      throw error;
    }
  };
  try {
    // First the opening, then the list: it no longer counts as new there.
    const opened = selected ? await open(selected) : null;
    const query = { ...searchValues(search), pageSize: String(listPageSize) };
    const { data, meta } = await api(context).call(listApplications, { params, query });
    const { positionTitle } = meta.posting;
    const page = describePage(context, {
      title: texts(context)('applications.employer.listTitle', { positionTitle }),
      robots: 'noindex',
    });
    const role = (await findUser(context))?.role;
    const canSort = role ? hasRole(role, 'recruiter') : false;
    return { rows: data, meta, opened, canSort, page };
  } catch (error) {
    throwPageProblem(error);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function EmployerApplicationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Main className="wrap page">
      <EmployerApplications {...loaderData} />
    </Main>
  );
}
