import { employerNotifications } from '#features/notifications/web/notification-list.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { EmployerList } from '../shell/late/own-area.tsx';

export const loader = listLoader(employerNotifications);
export default listRoute(employerNotifications, EmployerList);
