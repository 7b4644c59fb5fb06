import { usersList } from '#features/accounts/administration/web/users-list.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';

export const loader = listLoader(usersList);
export default listRoute(usersList);
