import { lazy } from 'react';
import { getPage } from '#features/content/pages/contract.ts';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { throwPageProblem } from '../page-problem.ts';
import { userOf } from '../session-guard.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import { InBrowser } from '../wizard/in-browser.tsx';
import type { Route } from './+types/admin-page';
import '#ui/administration/administration.css';

const PageEditor = lazy(() => import('#features/content/pages/web/page-editor.tsx'));

/** `/admin/stranice/{id}`. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const user = await userOf(context);
  const { data: view } = await api(context)
    .call(getPage, { params: { id: params.id } })
    .catch(throwPageProblem);
  return {
    userId: user.id,
    view,
    page: describePage(context, { title: texts(context)('administration.pages.edit'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function AdminPage({ loaderData: { view, userId, page } }: Route.ComponentProps) {
  return (
    <AdminArea>
      <InBrowser title={page.title}>
        <PageEditor key={`${view.page} ${view.number}`} view={view} userId={userId} />
      </InBrowser>
    </AdminArea>
  );
}
