import { candidateNotifications } from '#features/notifications/web/notification-list.tsx';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { CandidateList } from '../shell/late/own-area.tsx';

export const loader = listLoader(candidateNotifications);
export default listRoute(candidateNotifications, CandidateList);
