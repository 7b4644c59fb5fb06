import { moderationList } from '#features/moderation/web/moderation-list.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { AdminList } from '../shell/late/admin-area.tsx';

export const loader = listLoader(moderationList);
export default listRoute(moderationList, AdminList);
