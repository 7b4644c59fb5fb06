import { listApplications } from '#features/applications/received/contract.ts';
import { listPageSize } from '#features/applications/received/list-values.ts';
import { getApplication } from '#features/applications/reviewing/contract.ts';
import { EmployerApplications } from '#features/applications/reviewing/web/employer-applications.tsx';
import { hasRole } from '#kit/company-role.ts';
import { Main } from '#ui/light/main.tsx';
import { type Loading, pageLoader } from '../page-loader.ts';
import { nullWhen } from '../page-problem.ts';
import type { Route } from './+types/employer-applications';

export const loader = pageLoader(
  async ({ call, describe, findUser, params, query, search, t }: Loading<Route.LoaderArgs>) => {
    const selected = search.get('prijava');
    /** One that is gone, or belongs elsewhere, simply is not opened. */
    const open = async (id: string) => {
      const found = await call(getApplication, { params: { id } }).catch(nullWhen(404));
      return found && String(found.data.posting.id) === params.id ? found.data.application : null;
    };
    // First the opening, then the list: it no longer counts as new there.
    const opened = selected ? await open(selected) : null;
    const asked = { ...query, pageSize: String(listPageSize) };
    const { data, meta } = await call(listApplications, { params, query: asked });
    const { positionTitle } = meta.posting;
    const role = (await findUser())?.role;
    const canSort = role ? hasRole(role, 'recruiter') : false;
    const page = describe({ title: t('applications.employer.listTitle', { positionTitle }) });
    return { rows: data, meta, opened, canSort, page };
  },
);

export default function EmployerApplicationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Main className="wrap page">
      <EmployerApplications {...loaderData} />
    </Main>
  );
}
