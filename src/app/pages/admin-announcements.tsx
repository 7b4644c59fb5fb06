import { announcementList } from '#features/content/announcements/web/announcement-list.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { AdminList } from '../shell/late/admin-area.tsx';

export const loader = listLoader(announcementList);
export default listRoute(announcementList, AdminList);
