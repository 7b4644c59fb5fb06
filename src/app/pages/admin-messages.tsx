import { inboxList } from '#features/contact/inbox/web/inbox-list.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { AdminList } from '../shell/late/admin-area.tsx';

export const loader = listLoader(inboxList);
export default listRoute(inboxList, AdminList);
