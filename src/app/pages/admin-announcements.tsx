import { announcementStates } from '#features/content/announcements/announcement-kinds.ts';
import { listAnnouncements } from '#features/content/announcements/contract.ts';
import { AnnouncementList } from '#features/content/announcements/web/announcement-list.tsx';
import { searchValues } from '#shared/search-values.ts';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-announcements';
import '#ui/administration/administration.css';

/** `/admin/obavestenja`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { data, meta } = await api(context).call(listAnnouncements, {
    query: searchValues(url.searchParams),
  });
  return {
    announcements: data,
    list: meta,
    state: announcementStates.find((state) => state === url.searchParams.get('state')) ?? null,
    page: describePage(context, {
      title: texts(context)('administration.announcements.title'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function AdminAnnouncements({ loaderData }: Route.ComponentProps) {
  const { announcements, list, state } = loaderData;
  return (
    <AdminArea>
      <AnnouncementList announcements={announcements} meta={list} state={state} />
    </AdminArea>
  );
}
