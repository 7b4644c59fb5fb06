import { usersList } from '#features/accounts/administration/web/users-list.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { AdminList } from '../shell/late/admin-area.tsx';

export const loader = listLoader(usersList);
export default listRoute(usersList, AdminList);
