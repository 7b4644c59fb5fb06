import { auditList } from '#features/administration/web/audit-list.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { AdminList } from '../shell/late/admin-area.tsx';

export const loader = listLoader(auditList);
export default listRoute(auditList, AdminList);
