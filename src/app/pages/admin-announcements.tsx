import { announcementList } from '#features/content/announcements/web/announcement-list.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';

export const loader = listLoader(announcementList);
export default listRoute(announcementList);
