import { lazy } from 'react';
import { getPage } from '#features/content/pages/contract.ts';
import { type Loading, titledLoader } from '../page-loader.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import { InBrowser } from '../wizard/in-browser.tsx';
import type { Route } from './+types/admin-page';
import '#ui/administration/administration.css';

const PageEditor = lazy(() => import('#features/content/pages/web/page-editor.tsx'));

export const loader = titledLoader(
  'administration.pages.edit',
  async ({ call, params, userOf }: Loading<Route.LoaderArgs>) => ({
    userId: (await userOf()).id,
    view: (await call(getPage, { params })).data,
  }),
);

export default function AdminPage({ loaderData: { view, userId, page } }: Route.ComponentProps) {
  return (
    <AdminArea>
      <InBrowser title={page.title}>
        <PageEditor key={`${view.page} ${view.number}`} view={view} userId={userId} />
      </InBrowser>
    </AdminArea>
  );
}
