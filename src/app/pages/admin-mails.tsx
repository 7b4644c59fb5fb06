import { mailList } from '#features/mails/web/mail-list.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { AdminList } from '../shell/late/admin-area.tsx';

export const loader = listLoader(mailList);
export default listRoute(mailList, AdminList);
