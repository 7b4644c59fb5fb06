import { allPostingsList } from '#features/moderation/web/all-postings.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { AdminList } from '../shell/late/admin-area.tsx';

export const loader = listLoader(allPostingsList);
export default listRoute(allPostingsList, AdminList);
