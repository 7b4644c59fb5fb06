import { companyList } from '#features/employers/administration/web/company-list.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { AdminList } from '../shell/late/admin-area.tsx';

export const loader = listLoader(companyList);
export default listRoute(companyList, AdminList);
