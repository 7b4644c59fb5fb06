import { companyList } from '#features/employers/administration/web/company-list.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';

export const loader = listLoader(companyList);
export default listRoute(companyList);
