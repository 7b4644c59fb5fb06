import { objectionList } from '#features/moderation/objections/web/objection-list.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { AdminList } from '../shell/late/admin-area.tsx';

export const loader = listLoader(objectionList);
export default listRoute(objectionList, AdminList);
