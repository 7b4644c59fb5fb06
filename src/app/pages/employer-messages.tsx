import { companyInbox } from '#features/messages/inbox/web/inbox.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { EmployerList } from '../shell/late/own-area.tsx';

export const loader = listLoader(companyInbox);
export default listRoute(companyInbox, EmployerList);
