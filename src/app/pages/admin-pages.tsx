import { listPages } from '#features/content/pages/contract.ts';
import { PageList } from '#features/content/pages/web/page-list.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-pages';
import '#ui/administration/administration.css';

/** `/admin/stranice`. */
export async function loader({ context }: Route.LoaderArgs) {
  return {
    pages: (await api(context).call(listPages, {})).data,
    page: describePage(context, { title: texts(context)('administration.pages.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function AdminPages({ loaderData }: Route.ComponentProps) {
  return (
    <AdminArea>
      <PageList pages={loaderData.pages} />
    </AdminArea>
  );
}
